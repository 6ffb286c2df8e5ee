import { expect, test } from 'vitest'
import { estadosDeServicio, etiquetaDeEstado } from '../../../src/domain/servicioSocial/estados.ts'
import { faltaDeComentario } from '../../../src/domain/servicioSocial/comentario.ts'
import { avisoDeHoras } from '../../../src/domain/servicioSocial/informacion.ts'
import { avisoDeAnticipo, avisoDeEnvio, vencimiento } from '../../../src/domain/servicioSocial/vencimiento.ts'

test('only a rejection has a comment, and it must', () => {
  expect(faltaDeComentario('aceptado', ' ')).toBeUndefined()
  expect(faltaDeComentario('aceptado', 'Falta la firma')).toBe('Elimine el comentario de rechazo')
  expect(faltaDeComentario('rechazado', ' \n')).toBe('Debe ingresar el comentario de rechazo')
  expect(faltaDeComentario('rechazado', 'Falta la firma')).toBeUndefined()
  expect(faltaDeComentario('rechazado', `  ${'ñ'.repeat(1000)}\n`)).toBeUndefined()
  expect(faltaDeComentario('rechazado', 'ñ'.repeat(1001))).toBe('El comentario debe contener máximo 1,000 caracteres')
})

test('too few hours are said, never refused', () => {
  expect(avisoDeHoras('479')).toBe('El reglamento del servicio social pide al menos 480 horas')
  expect(avisoDeHoras(480)).toBeUndefined()
  expect(avisoDeHoras(1)).toBe('El reglamento del servicio social pide al menos 480 horas')
  for (const ningunas of ['', ' ', null, undefined, 'x', 0, -1]) expect(avisoDeHoras(ningunas)).toBeUndefined()
})

test('a report is due every two months from the start', () => {
  expect([3, 4, 8].map(fase => vencimiento(fase, '2025-12-31'))).toEqual(['2026-02-28', '2026-04-30', '2026-12-31'])
  expect([2, 9, 11].map(fase => vencimiento(fase, '2025-12-31'))).toEqual([undefined, undefined, undefined])
  expect(vencimiento(3, null)).toBeUndefined()
})

test('a report that is sent before its two months are over is told so, and nothing else is', () => {
  const dicho = 'El bimestre de este reporte termina el 28 de febrero de 2026, que aún no llega.'
  expect(avisoDeAnticipo(3, '2025-12-31', '2026-02-27')).toBe(dicho)
  expect(avisoDeAnticipo(3, '2025-12-31', '2026-02-28')).toBeUndefined()
  for (const [fase, inicio] of [
    [2, '2025-12-31'],
    [3, null],
  ] as const)
    expect(avisoDeAnticipo(fase, inicio, '2026-01-01')).toBeUndefined()
})

test('a document that is sent before its day is told so: a report, and the letter of a service that has not ended', () => {
  const fechas = { fecha_inicio: '2025-12-31', fecha_final: '2026-06-30' }
  expect(avisoDeEnvio(3, fechas, '2026-02-27')).toContain('El bimestre de este reporte termina el 28 de febrero')
  expect(avisoDeEnvio(9, fechas, '2026-06-29')).toBe('El servicio termina el 30 de junio de 2026, que aún no llega.')
  expect([avisoDeEnvio(9, fechas, '2026-06-30'), avisoDeEnvio(10, fechas, '2026-02-27')]).toEqual([
    undefined,
    undefined,
  ])
})

test('each state is called as people call it', () => {
  expect(estadosDeServicio.map(([estado]) => etiquetaDeEstado(estado))).toEqual([
    'Pendiente',
    'Enviado',
    'Rechazado',
    'Aceptado',
    'Pendiente de liberación',
    'Completado',
  ])
  expect(etiquetaDeEstado('suspendido')).toBe('suspendido')
})
