import { afterAll, beforeAll, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const pedir = async (rol: string, ruta: string, cuerpo: object) =>
  e.pedir('POST', ruta, { token: await e.tokenDe(rol), cuerpo })

it('limits a call without files to a small body, whatever its steps may take, and leaves room in one with files', async () => {
  const cuerpo = { nota: 'a'.repeat(70 * 1024) }
  const corta = await pedir('escolar', 'servicio-social/estudiante/actualizar/status', cuerpo)
  expect([corta.status, corta.message]).toEqual([413, 'La petición es demasiado grande'])
  for (const [rol, ruta] of [
    ['escolar', 'servicio-social/fase/estudiante/actualizar/status'],
    ['estudiante', 'estudiante/servicio-social/fase/enviar'],
    ['estudiante', 'bajasTemporales'],
  ] as const)
    expect([ruta, (await pedir(rol, ruta, cuerpo)).status]).not.toEqual([ruta, 413])
  expect((await pedir('coordinador', 'bajasTemporales/nada/confirmar', cuerpo)).status).toBe(413)
})
