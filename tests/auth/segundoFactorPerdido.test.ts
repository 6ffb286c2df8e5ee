import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.repartido()
  e.buzon.llegados.length = 0
  await e.db.execute(sql`truncate segundos_factores, codigos_de_recuperacion, pases, intentos, sesiones`)
})

const codigo = (secreto: string) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: e.reloj.ahora.getTime() })
const segundos = (n: number) => {
  e.reloj.ahora = new Date(e.reloj.ahora.getTime() + n * 1000)
}
const dataOf = (texto: string) => JSON.parse(texto).data
const conContrasena = (ruta: string, token: string) =>
  e.pedir('POST', ruta, { token, cuerpo: { contrasenia_actual: contrasena } })

/** Starts the activation. Returns a function that sends its first code. */
const empieza = async (token: string) => {
  const { secreto, pase } = dataOf((await conContrasena('segundo-factor', token)).texto)
  return (quien = token, en = e.app) =>
    e.pedir('POST', 'segundo-factor/confirmacion', { token: quien, cuerpo: { pase, codigo: codigo(secreto) }, en })
}

it('a pass is answered the same while it lasts, for the answer may have been lost, and does it once', async () => {
  const token = await e.tokenDe('escolar')
  const confirma = await empieza(token)
  const llegadas = await Promise.all([confirma(), confirma(token, e.segunda), confirma()])
  const [{ texto }] = llegadas
  expect(llegadas.map(cada => [cada.status, cada.texto])).toEqual(llegadas.map(() => [200, texto]))
  segundos(9 * 60)
  expect((await confirma()).texto).toBe(texto)
  expect((await confirma(await e.tokenDe('facilitador'))).status).toBe(409)
  await e.repartido()
  expect(e.buzon.llegados.filter(({ asunto }) => asunto.includes('Cambió su cuenta'))).toHaveLength(1)
  const { pase } = dataOf((await e.ingresar('escolar')).texto).segundo_paso
  const [uno] = dataOf(texto).codigos
  const { status, data } = await e.pedir('POST', 'login/segundo-paso', { cuerpo: { pase, codigo: uno } })
  expect([status, (await confirma(data.token ?? '')).status]).toEqual([200, 409])
})

it('a pass is answered no more once it is over, nor after another change of the factors', async () => {
  const token = await e.tokenDe('escolar')
  const confirma = await empieza(token)
  expect((await confirma()).status).toBe(200)
  segundos(601)
  expect((await confirma()).status).toBe(409)
  const otraVez = await empieza(token)
  for (const { texto } of [await otraVez(), await otraVez()]) expect(dataOf(texto).codigos).toEqual([])
  expect((await conContrasena('segundo-factor/codigos', token)).status).toBe(200)
  expect((await otraVez()).status).toBe(409)
})
