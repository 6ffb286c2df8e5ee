import { expect, test } from 'vitest'
import { fases } from '../../../src/domain/servicioSocial/fases.ts'
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
