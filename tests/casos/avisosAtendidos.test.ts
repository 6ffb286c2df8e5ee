import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { avisos } from '../../server/university/notices.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const pedir = async (rol: string, ruta: string, cuerpo: object = {}) =>
  e.pedir('POST', ruta, { token: await e.tokenDe(rol), cuerpo })
const sinLeer = async (rol: string) =>
  JSON.parse((await e.pedir('GET', 'avisos/estado', { token: await e.tokenDe(rol) })).texto).data.sinLeer

it('what somebody was told of a case is read once they dealt with it, of this case alone', async () => {
  const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso
  expect(await sinLeer('escolar')).toBe(1)
  expect((await pedir('escolar', `bajasTemporales/${id}/aceptar`)).status).toBe(200)
  expect([await sinLeer('escolar'), await sinLeer('coordinador')]).toEqual([0, 1])
  await e.db.update(avisos).set({ clave: 'otra' }).where(eq(avisos.rol, 'coordinador'))
  expect((await pedir('coordinador', `bajasTemporales/${id}/confirmar`)).status).toBe(200)
  expect(await sinLeer('coordinador')).toBe(1)
})
