import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

const rutas = ['login', 'olvido-contra', 'restablecer-contrasenia', 'cambio-contrasenia']
const largo = 'a'.repeat(8000)
const cuerpos: [string, string | Blob | undefined, number][] = [
  ['none', undefined, 400],
  ['empty', '', 400],
  ['broken', '{"email":', 400],
  ['not JSON', 'email=a&password=b', 400],
  ['null', 'null', 400],
  ['a list', '[{"email":"a@b.mx","password":"x"}]', 400],
  ['a text', '"email"', 400],
  ['a number', '7', 400],
  ['not UTF-8', new Blob([new Uint8Array([0xff, 0xfe, 0x00, 0x7b])]), 400],
  ['deeply nested', '['.repeat(8000), 400],
  ['objects for values', '{"email":{"$gt":""},"password":{"$gt":""},"token":{},"contrasenia_nueva":[]}', 422],
  ['a null byte', '{"email":"a\\u0000@b.mx","token":""}', 422],
  ['half a character', '{"email":"\\ud800@b.mx","token":"","password":"\\ud800"}', 422],
  ['a prototype', '{"__proto__":{"email":"a@b.mx"},"constructor":1}', 422],
  ['long values', `{"email":"${largo}@b.mx","token":"${largo}"}`, 422],
  ['too large', `{"email":"${'a'.repeat(17_000)}"}`, 413],
]

describe.each(rutas)('POST %s', ruta => {
  it.each(cuerpos)('refuses a body that is %s', async (_, cuerpo, status) => {
    const respuesta = await e.pedir('POST', ruta, { cuerpo, token })
    expect(respuesta.status).toBe(status)
    expect(JSON.parse(respuesta.texto)).toMatchObject({
      err: true,
      statusText: respuesta.message,
      message: expect.stringMatching(/[a-záéíóú] /i),
    })
    expect(respuesta.texto).not.toMatch(/unexpected|invalid|expected|at .*\.ts|node_modules/i)
  })

  it('never fails for any body', async () => {
    const valor = fc.oneof(fc.string(), fc.constantFrom('a@b.mx', 'Comunal2026', '\u0000'), fc.jsonValue())
    const campos = fc.record(
      {
        email: valor,
        token: valor,
        contrasenia_actual: valor,
        contrasenia_nueva: valor,
        contrasenia_nueva_confirmation: valor,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(campos, fc.jsonValue()), async cuerpo => {
        const respuesta = await e.pedir('POST', ruta, { cuerpo: JSON.stringify(cuerpo), token })
        expect([200, 400, 409, 413, 422, 429]).toContain(respuesta.status)
      }),
      { numRuns: 150 },
    )
  })
})

it('the session was not lost by any of it', async () => {
  expect((await e.perfil(token)).status).toBe(200)
})
