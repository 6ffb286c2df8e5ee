import { expect, test } from 'vitest'
import { fases } from '../../../src/domain/servicioSocial/fases.ts'
import { fechaSugerida } from '../../../src/domain/servicioSocial/fechaSugerida.ts'
import { plazoDeCorreccion } from '../../../src/domain/servicioSocial/plazoDeCorreccion.ts'
import { faseDe, servicioDe, type RegistroDeServicio } from '../../../src/domain/servicioSocial/registro.ts'

const estados = ['aceptado', 'enviado', 'rechazado'] as const
const registro = {
  periodo: 'anio',
  ...Object.fromEntries(
    fases.map(({ clave, nombre }, fase) => [
      clave,
      { status: estados[fase] ?? 'pendiente', comentario: nombre, urlarchivo: null },
    ]),
  ),
} as RegistroDeServicio

test('a record is read as the rules see it: its length and its twelve phases in their order', () => {
  expect(servicioDe(registro)).toEqual({
    periodo: 'anio',
    estados: [...estados, ...Array.from({ length: 9 }, () => 'pendiente')],
  })
})

test('a phase is found by its number', () => {
  expect(fases.map((_, fase) => faseDe(registro, fase).comentario)).toEqual(fases.map(({ nombre }) => nombre))
})

test('the day suggested for a report moves by an absence, for one that was accepted it does not, and no other phase has one', () => {
  const [, , , primero, segundo] = fases
  if (!primero || !segundo) throw new Error('no reports')
  const ausente = {
    ...registro,
    [primero.clave]: { status: 'aceptado', comentario: null, urlarchivo: null },
    fecha_inicio: '2026-03-01',
    fecha_final: '2027-03-01',
    ausente_desde: '2026-06-01',
  } as RegistroDeServicio
  expect([2, 3, 4].map(fase => fechaSugerida(ausente, fase, '2026-06-11'))).toEqual([
    undefined,
    '2026-05-01',
    '2026-07-11',
  ])
  const vuelto = { ...ausente, ausente_desde: null, dias_ausente: 10 }
  expect([3, 4].map(fase => fechaSugerida(vuelto, fase, '2026-06-11'))).toEqual([undefined, '2026-07-11'])
})

test('a phase to be corrected beside one under review has fifteen days since it was rejected, unless some of them were days away', () => {
  const [, carta] = fases
  if (!carta) throw new Error('no letter')
  const corregible = {
    ...registro,
    [carta.clave]: { status: 'rechazado', comentario: 'Falta la firma', urlarchivo: null },
    turno: 'escolar',
    vence: '2026-06-06',
    historial: [{ fase: 1, momento: '2026-06-01T16:00:00Z' }],
  } as unknown as RegistroDeServicio
  expect(plazoDeCorreccion(corregible, 1)).toBe('2026-06-16')
  expect(plazoDeCorreccion({ ...corregible, ausente_desde: '2026-06-02' }, 1)).toBeUndefined()
  expect(plazoDeCorreccion({ ...corregible, dias_ausente: 0 }, 1)).toBeUndefined()
  expect(plazoDeCorreccion({ ...corregible, dias_ausente: 0, turno: 'estudiante' }, 1)).toBe('2026-06-06')
})
