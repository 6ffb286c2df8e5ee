import { describe, expect, it, test } from 'vitest'
import { avisoDeCreditos, cicloEscolar, faltaPorTramite, registroDeCertificado } from '../../src/domain/certificados.ts'
import { resources } from '../../src/resources/index.ts'
import { validate } from '../../src/schema/validate.ts'

describe('the register', () => {
  it('is a book a year, ten numbers a leaf', () => {
    expect(registroDeCertificado('2026', 1)).toEqual({ n_folio: '2026-00001', libro: '2026', foja: '1', numero: '1' })
    expect(registroDeCertificado('2026', 10).foja).toBe('1')
    expect(registroDeCertificado('2027', 11)).toEqual({ n_folio: '2027-00011', libro: '2027', foja: '2', numero: '11' })
  })
  it('says the school year, which begins in August', () => {
    expect(['2026-07-31', '2026-08-01', '2026-12-31', '2027-01-01'].map(cicloEscolar)).toEqual([
      '2025-2026',
      '2026-2027',
      '2026-2027',
      '2026-2027',
    ])
  })
})

describe('each file is sent once, the certificate after the proof of payment', () => {
  it.each([
    ['recibo', 'Sin comprobante', undefined],
    ['recibo', 'Por emitir', 'El comprobante de pago ya fue enviado y no se puede modificar'],
    ['recibo', 'Emitido', 'El comprobante de pago ya fue enviado y no se puede modificar'],
    ['recibo', 'No procede', 'El comprobante de pago ya fue enviado y no se puede modificar'],
    ['certificado', 'Sin comprobante', 'La solicitud aún no tiene comprobante de pago'],
    ['certificado', 'Por emitir', undefined],
    ['certificado', 'Emitido', 'El certificado ya fue emitido'],
    ['certificado', 'No procede', 'La solicitud no procede'],
  ] as const)('%s, %s', (clase, estado, falta) => {
    const { steps } = resources.certificados.process
    const paso = clase === 'recibo' ? steps.comprobar : steps.emitir
    expect(paso?.otherwise?.[estado]).toBe(falta)
    expect(paso?.from === estado).toBe(falta === undefined)
  })
})

describe('the form of a request', () => {
  const buena = {
    matricula_estudiante: 'S'.padEnd(18, '0'),
    nombre: 'José Luis Peña Cruz',
    programa: 'Comunalidad',
    nivel: 'Licenciatura',
    cuc: 'CUC Guelatao',
    tipo_certificado: 'Parcial',
    fecha_expedicion: '2020-01-01',
  }
  const errores = (cambios: object) =>
    validate(resources.certificados, 'create', { ...buena, ...cambios }, { today: '2026-11-20' }).errors
  it('is accepted from 1 January 2020 on, with each of the three types', () => {
    for (const tipo_certificado of ['Parcial', 'Completo', '50%']) expect(errores({ tipo_certificado })).toEqual({})
  })
  it.each([
    ['matricula_estudiante', '', 'La matricula del estudiante es requerida'],
    ['nombre', ' ', 'El nombre es requerido'],
    ['programa', null, 'El programa es requerido'],
    ['cuc', undefined, 'El cuc es requerido'],
    ['fecha_expedicion', '', 'La fecha de expedicion es requerida'],
    ['fecha_expedicion', '2019-12-31', 'La fecha de expedicion no puede ser anterior al 01-01-2020'],
    ['tipo_certificado', '', 'El tipo de certificado es requerido'],
  ])('%s %j: %s', (campo, valor, mensaje) => {
    expect(errores({ [campo]: valor })).toEqual({ [campo]: mensaje })
  })
  it('refuses a type and a date that are none', () => {
    expect(Object.keys(errores({ tipo_certificado: 'Total', fecha_expedicion: '2026-02-30' })).toSorted()).toEqual([
      'fecha_expedicion',
      'tipo_certificado',
    ])
  })
})

test('one certificate of a type at a time, and a whole one, or one of the half, warns of credits that are missing', () => {
  const tramites = [{ n_folio: '2026-00007', tipo_certificado: '50%', estado: 'Por emitir' }]
  expect(faltaPorTramite(tramites, '50%')).toBe('Ya tiene en trámite la solicitud 2026-00007, de certificado 50%')
  expect(faltaPorTramite(tramites, 'Parcial')).toBeUndefined()
  const creditos = (aprobado: number, total: number) => ({ aprobado, total, porcentaje: 0 })
  expect(avisoDeCreditos('Completo', creditos(1199.5, 1200))).toContain('1,199.5 de los 1,200 créditos')
  expect(avisoDeCreditos('50%', creditos(599.5, 1200))).toBe(
    'Ha acreditado 599.5 de los 1,200 créditos de su malla: un certificado 50% supone que acreditó al menos la mitad.',
  )
  for (const sinAviso of [
    avisoDeCreditos('Completo', creditos(1200, 1200)),
    avisoDeCreditos('Parcial', creditos(0, 1200)),
    avisoDeCreditos('Completo', undefined),
    avisoDeCreditos('50%', creditos(600, 1200)),
    avisoDeCreditos('50%', creditos(19.5, 39)),
  ])
    expect(sinAviso).toBeUndefined()
})
