import { afterAll, beforeAll, expect, it } from 'vitest'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
  const dias = [1, 2, 3, 4, 5, 6]
  await clase(e.db, await vecinos(e.db), { matriculas: [estudiante.matricula], cambios: { dias } })
})
afterAll(() => e.cerrar())

it.each([
  ['estudiante', 'Saberes de la milpa'],
  ['facilitador', 'COM-1A_Saberes de la milpa'],
])('tells a %s of today’s «%s»', async (rol, nombre) => {
  const { data } = await e.pedir('GET', 'agenda', { token: await e.tokenDe(rol) })
  expect(data).toMatchObject({ clases: [{ nombre, salon: 'A1' }] })
})
