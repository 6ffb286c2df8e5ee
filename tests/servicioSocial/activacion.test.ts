import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { otroEstudiante } from '../harness/vecinos.ts'
import { matricula, oficina, type Oficina } from './oficina.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
beforeEach(() => o.borrar())
afterAll(() => o.e.cerrar())

const activar = (cuerpo?: unknown) =>
  o.e.pedir('POST', `cuc/estudiante/${matricula}/activar-servicio`, { token: o.tokens.get('escolar'), cuerpo })

it('a body that names another student than the address opens no service', async () => {
  const { status, message, errors } = await activar({ matricula: otroEstudiante })
  expect([status, errors]).toEqual([422, { matricula: message }])
  expect(await o.fila()).toBeUndefined()
})

it.each([[undefined], [{}], [{ matricula: null }], [{ matricula: matricula.toLowerCase() }]])(
  'a body of %j opens that of the student of the address',
  async cuerpo => {
    expect(await activar(cuerpo)).toMatchObject({ status: 200 })
    expect(await o.fila()).toMatchObject({ matricula_estudiante: matricula })
  },
)
