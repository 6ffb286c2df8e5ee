import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actividad } from '../../src/domain/actividad.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const actividad = async (token: string): Promise<Actividad[]> =>
  JSON.parse((await e.pedir('GET', 'datos/personales/actividad', { token })).texto).data
const sucesos = (filas: readonly Actividad[]) => filas.map(({ suceso }) => suceso)

it('an owner reads the events of the account, the latest first, and none of another account', async () => {
  const desde = '10.1.1.1'
  expect((await e.ingresar('estudiante', 'Otra12345', { desde })).status).toBe(401)
  const primera = (await e.ingresar('estudiante', contrasena, { desde })).data.token ?? ''
  const ajena = await e.tokenDe('facilitador')
  expect((await e.pedir('DELETE', 'logout', { token: primera, desde })).status).toBe(200)
  const token = (await e.ingresar('estudiante', contrasena, { desde })).data.token ?? ''
  const cuerpo = {
    email: correoDe('estudiante'),
    contrasenia_actual: contrasena,
    contrasenia_nueva: 'Asamblea2026',
    contrasenia_nueva_confirmation: 'Asamblea2026',
  }
  expect((await e.pedir('POST', 'cambio-contrasenia', { token, cuerpo, desde })).status).toBe(200)

  const mias = await actividad(token)
  expect(sucesos(mias)).toEqual(['contrasena_cambiada', 'ingreso', 'salida', 'ingreso', 'ingreso_fallido'])
  expect(mias[1]).toEqual({
    id: expect.any(Number),
    momento: '2026-11-20T16:00:00.000Z',
    suceso: 'ingreso',
    dispositivo: 'Dispositivo desconocido',
    direccion: desde,
    autor: null,
  })
  expect(new Set(mias.map(({ direccion }) => direccion))).toEqual(new Set([desde]))
  expect(sucesos(await actividad(ajena))).toEqual(['ingreso'])
})

it('no more than the last fifty are read', async () => {
  for (let vez = 0; vez < 51; vez++) await e.tokenDe('consejero')
  expect(await actividad(await e.tokenDe('consejero'))).toHaveLength(50)
})
