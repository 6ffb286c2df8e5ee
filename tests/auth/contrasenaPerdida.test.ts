import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { frenos } from '../../server/auth/limites.ts'
import { intentos, usuarios } from '../../server/auth/tables.ts'
import { respuestas } from '../../server/idempotency/tables.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { hashBarato } from '../harness/hashBarato.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.db.delete(intentos)
  await e.db.delete(respuestas)
  await e.db.update(usuarios).set({ hash: hashBarato() })
  await e.repartido()
  e.buzon.llegados.length = 0
})

const nuevas = (nueva = 'Asamblea2026') => ({ contrasenia_nueva: nueva, contrasenia_nueva_confirmation: nueva })
const con = (clave?: string) => (clave ? { encabezados: { 'Idempotency-Key': clave } } : {})
const avisados = async () => {
  await e.repartido()
  return e.buzon.llegados.filter(({ asunto }) => asunto.includes('Cambió su cuenta')).length
}
const guardado = async () => JSON.stringify(await e.db.select().from(respuestas))

describe('a change of the password whose answer was lost', () => {
  const cambiar = (token: string, clave?: string, nueva?: string, actual = contrasena) =>
    e.pedir('POST', 'cambio-contrasenia', {
      token,
      cuerpo: { email: correoDe('escolar'), contrasenia_actual: actual, ...nuevas(nueva) },
      ...con(clave),
    })

  it('is done, when the same is said again under its key, for an hour; once', async () => {
    const token = await e.tokenDe('escolar')
    for (const _ of ['first', 'again'])
      expect(await cambiar(token, 'mi-cambio')).toMatchObject({ status: 200, message: 'Su contraseña fue actualizada' })
    expect([await avisados(), (await e.ingresar('escolar', 'Asamblea2026')).status]).toEqual([1, 200])
    for (const secreto of ['Asamblea2026', contrasena, 'mi-cambio']) expect(await guardado()).not.toContain(secreto)
    e.pasan(61)
    expect((await cambiar(token, 'mi-cambio')).status).toBe(422)
  })

  it('is not confirmed to a caller with other values, or without the key: the current one is wrong, and is counted', async () => {
    const token = await e.tokenDe('escolar')
    expect((await cambiar(token, 'mi-cambio')).status).toBe(200)
    const errada = { status: 422, message: 'La contraseña actual es incorrecta' }
    for (const [clave, nueva] of [
      [],
      ['otro-cambio'],
      ['mi-cambio', 'Asamblea2027'],
      ['corta'],
      ['mi-cambio', 'Otra12345'],
    ])
      expect(await cambiar(token, clave, nueva)).toMatchObject(errada)
    expect(frenos.cambioPorCuenta.libres).toBe(5)
    expect((await cambiar(token)).status).toBe(429)
    expect((await cambiar(token, 'mi-cambio')).status).toBe(200)
  })

  it('that was refused is not done', async () => {
    const token = await e.tokenDe('escolar')
    for (const _ of ['first', 'again'])
      expect((await cambiar(token, 'mi-cambio', undefined, 'Otra12345')).status).toBe(422)
    expect(await e.db.$count(respuestas)).toBe(0)
  })
})

describe('a password set by a link whose answer was lost', () => {
  const enlace = async () => {
    await e.pedir('POST', 'olvido-contra', { cuerpo: { email: correoDe('escolar') } })
    return /token=([\w-]{43})$/m.exec((await e.buzon.siguiente('Restablezca')).texto)?.[1] ?? ''
  }
  const restablecer = (token: string, clave?: string, nueva?: string) =>
    e.pedir('POST', 'restablecer-contrasenia', { cuerpo: { token, ...nuevas(nueva) }, ...con(clave) })

  it('is set, when repeated under its key; a caller with only the link learns nothing of it', async () => {
    const token = await enlace()
    for (const _ of ['first', 'again'])
      expect(await restablecer(token, 'mi-enlace')).toMatchObject({
        status: 200,
        message: 'Su contraseña fue restablecida, ya puede iniciar sesión',
      })
    expect([await avisados(), (await e.ingresar('escolar', 'Asamblea2026')).status]).toEqual([1, 200])
    const gastado = { status: 409, message: 'El enlace ya fue utilizado o venció, solicite uno nuevo' }
    for (const [clave, nueva] of [[], ['otra-clave'], ['mi-enlace', 'Asamblea2027']])
      expect(await restablecer(token, clave, nueva)).toMatchObject(gastado)
    expect(await restablecer(await enlace(), 'mi-enlace', 'Asamblea2028')).toMatchObject({ status: 200 })
    for (const secreto of ['Asamblea', token, 'mi-enlace']) expect(await guardado()).not.toContain(secreto)
  })
})
