import { expect, test } from 'vitest'
import { dondeEsta, faltaDePaso, servicioSegun } from '../../../src/domain/servicioSocial/dondeEsta.ts'
import { fases } from '../../../src/domain/servicioSocial/fases.ts'
import { faltaDeHoras } from '../../../src/domain/servicioSocial/informacion.ts'
import { estadoDe } from '../../../src/domain/servicioSocial/servicio.ts'
import { servicioNuevo } from './alcanzables.ts'

const aceptadas = (cuantas: number, ...siguen: readonly string[]) => [
  ...Array<string>(cuantas).fill('aceptado'),
  ...siguen,
]

test('an empty row is a new service, and so is a row with impossible values', () => {
  expect(servicioSegun(null, [])).toEqual(servicioNuevo)
  expect(
    servicioSegun(
      'siglo',
      fases.map(() => 'extraviado'),
    ),
  ).toEqual(servicioNuevo)
  expect(estadoDe({ periodo: null, estados: [] }, 3)).toBe('pendiente')
})

test('a row is read as it stands: its length, and each phase in its place', () => {
  const servicio = servicioSegun('anio', ['aceptado', 'rechazado', 'enviado'])
  expect(servicio.periodo).toBe('anio')
  expect(servicio.estados).toEqual(['aceptado', 'rechazado', 'enviado', ...Array<string>(9).fill('pendiente')])
  expect(servicioSegun('semestre', []).periodo).toBe('semestre')
})

test.each([
  ['the student, fifteen days to send', aceptadas(1), 1, 'aceptado', 'estudiante', '2026-12-05'],
  ['the student, fifteen days to correct', aceptadas(1, 'rechazado'), 1, 'aceptado', 'estudiante', '2026-12-05'],
  ['the office, five days to decide', aceptadas(1, 'enviado'), 1, 'aceptado', 'escolar', '2026-11-25'],
  [
    'the coordinador, five days to deliver the letter',
    aceptadas(11),
    11,
    'pendiente_liberacion',
    'coordinador',
    '2026-11-25',
  ],
  ['nobody, once it is delivered', aceptadas(12), 11, 'completado', 'nadie', null],
])('it awaits %s', (_, estados, fase, status, turno, vence) => {
  expect(dondeEsta(servicioSegun('semestre', estados), '2026-11-20')).toEqual({
    fase,
    status,
    turno,
    ultimo_movimiento: '2026-11-20',
    vence,
  })
})

test.each([
  ['a report that is not due yet, until it is', aceptadas(3), '2026-10-16', '2026-12-16'],
  ['the report after, two months later', aceptadas(4), '2026-08-16', '2026-12-16'],
  ['a report that is due sooner than in fifteen days, fifteen days', aceptadas(3), '2026-09-25', '2026-12-05'],
  ['a report of long ago, fifteen days', aceptadas(3), '2026-01-01', '2026-12-05'],
  ['a report that was rejected before it is due, until it is', aceptadas(3, 'rechazado'), '2026-10-16', '2026-12-16'],
  ['a report of long ago that was rejected, fifteen days', aceptadas(3, 'rechazado'), '2026-01-01', '2026-12-05'],
  ['the office, five days, whenever the report is due', aceptadas(3, 'enviado'), '2026-10-16', '2026-11-25'],
  ['a letter, fifteen days', aceptadas(2), '2026-10-16', '2026-12-05'],
])('the deadline of %s', (_, estados, fechaInicio, vence) => {
  expect(
    dondeEsta(servicioSegun('semestre', estados), '2026-11-20', { fecha_inicio: fechaInicio, fecha_final: null }).vence,
  ).toBe(vence)
})

test.each([
  ['once the service has ended, as many days as ever', aceptadas(9), '2026-12-10', '2026-12-25'],
  ['also when it was rejected before that', aceptadas(9, 'rechazado'), '2026-12-10', '2026-12-25'],
  ['fifteen days, of a service that ended long ago', aceptadas(9), '2026-10-31', '2026-12-05'],
  ['nothing of it while the office reads it', aceptadas(9, 'enviado'), '2026-12-10', '2026-11-25'],
  ['nothing of it for a report', aceptadas(5), '2026-12-10', '2026-12-05'],
])('the letter of termination may be sent without being late: %s', (_, estados, fecha_final, vence) => {
  const fechas = { fecha_inicio: '2026-01-10', fecha_final }
  expect(dondeEsta(servicioSegun('anio', estados), '2026-11-20', fechas).vence).toBe(vence)
})

test('the information is sent by the same rule as every phase', () => {
  expect(faltaDePaso(servicioNuevo, 'informar', 0)).toBeUndefined()
  expect(faltaDePaso(servicioSegun(null, ['enviado']), 'informar', 0)).toBe(
    'La fase «Informacion servicio» ya fue enviada y está en revisión',
  )
  expect(faltaDePaso(servicioNuevo, 'aceptar', 0)).toBe('La fase «Informacion servicio» todavía no ha sido enviada')
  expect(faltaDePaso(servicioNuevo, 'enviar', 1)).toBe('La fase «Carta de solicitud» todavía no está abierta')
})

test('a step that no phase has is not judged here', () => {
  expect(faltaDePaso(servicioNuevo, 'archivar', 0)).toBeUndefined()
})

test('a letter that would certify too few hours says how many are missing', () => {
  expect(faltaDeHoras(300)).toBe(
    'La carta certificará 300 horas: 180 menos que las 480 que pide el reglamento del servicio social.',
  )
  expect([faltaDeHoras(480), faltaDeHoras(null), faltaDeHoras(0)]).toEqual([undefined, undefined, undefined])
})
