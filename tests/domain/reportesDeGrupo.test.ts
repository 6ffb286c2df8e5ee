import { describe, expect, test } from 'vitest'
import {
  archivoDe,
  faltaParaDescargar,
  faltaParaEnviar,
  fueEnviado,
  tipoDeReporte,
  type DatosReporte,
} from '../../src/domain/reportesDeGrupo.ts'

const datos = (aprobado_inicio: 0 | 1, aprobado_final: 0 | 1): DatosReporte => ({
  aprobado_inicio,
  aprobado_final,
  archivo_inicio: aprobado_inicio ? '/archivos/inicial' : null,
  archivo_final: aprobado_final ? '/archivos/final' : null,
})

test('type 1 is the initial report, 2 the final one', () => {
  expect(tipoDeReporte).toEqual({ inicial: 1, final: 2 })
})

describe.each([
  [
    'without report data',
    0,
    {
      enviados: [false, false],
      archivos: [null, null],
      enviar: ['Primero genere el reporte con Descargar', 'Primero genere el reporte con Descargar'],
      descargar: [undefined, 'Primero envíe el reporte inicial'],
    },
  ],
  [
    'generated',
    datos(0, 0),
    {
      enviados: [false, false],
      archivos: [null, null],
      enviar: [undefined, 'Primero envíe el reporte inicial'],
      descargar: [undefined, 'Primero envíe el reporte inicial'],
    },
  ],
  [
    'with the initial one sent',
    datos(1, 0),
    {
      enviados: [true, false],
      archivos: ['/archivos/inicial', null],
      enviar: ['El reporte ya fue enviado', undefined],
      descargar: [undefined, undefined],
    },
  ],
  [
    'with both sent',
    datos(1, 1),
    {
      enviados: [true, true],
      archivos: ['/archivos/inicial', '/archivos/final'],
      enviar: ['El reporte ya fue enviado', 'El reporte ya fue enviado'],
      descargar: [undefined, undefined],
    },
  ],
] as const)('a group %s', (_, dichos, { enviados, archivos, enviar, descargar }) => {
  const deAmbos = <T>(rule: (datos: DatosReporte, reporte: 'inicial' | 'final') => T) => [
    rule(dichos, 'inicial'),
    rule(dichos, 'final'),
  ]
  test('says which report was sent and where it is', () => {
    expect(deAmbos(fueEnviado)).toEqual(enviados)
    expect(deAmbos(archivoDe)).toEqual(archivos)
  })
  test('sends each once, the final after the initial', () => expect(deAmbos(faltaParaEnviar)).toEqual(enviar))
  test('lets the office download the final one after the initial was sent', () =>
    expect(deAmbos(faltaParaDescargar)).toEqual(descargar))
})
