import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cuentaNueva } from '../../server/auth/cuentaNueva.ts'
import { isLeaked } from '../../server/auth/isLeaked.ts'
import { intentos, usuarios } from '../../server/auth/tables.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { dosCucs, type DosCucs } from '../people/dosCucs.ts'

let s: DosCucs
let nuevos: Awaited<ReturnType<typeof cuerposNuevos>>
beforeAll(async () => {
  s = await dosCucs()
  nuevos = await cuerposNuevos(s.app, s.reloj.ahora)
})
beforeEach(async () => {
  await s.db.delete(intentos)
})
afterAll(() => s.cerrar())

const comunes = ['password1', 'PASSWORD1', 'Password1!', 'qwerty123', '1q2w3e4r', 'abc12345..']
const enEspanol = ['contraseña1', 'Contrasena123', 'hola1234', 'Amor2024!', 'futbol123', 'tequiero1', 'méxico2026']
const disfrazadas = ['pássword1', 'Pa$$w0rd1', 'P@ssword1', 'm!chael2024', 'f00tball2024', 'd@niel12', '$unshine12']
const buenas = ['Tequio2026', 'Comunal2026', 'Asamblea2027', 'amoralejandro1', 'hola1928milpa', 'fuimos1al7rio']
const sentencia = "La 'Contraseña' es de las más usadas y está en listas filtradas, elija otra"
const everyResource: readonly AnyResource[] = Object.values(resources)
const conCuenta = everyResource.filter(({ account }) => account)

it.each(conCuenta)('a new account of $name does not begin with one', async ({ name, path = name, write }) => {
  const token = await s.tokenDe(write?.create?.[0] ?? '')
  const antes = await s.db.$count(usuarios)
  for (const password of comunes.slice(0, 3)) {
    expect(await s.pedir('POST', path, { token, cuerpo: { ...nuevos[name], password } })).toMatchObject({
      status: 422,
      errors: { password: sentencia },
    })
  }
  expect(await s.db.$count(usuarios)).toBe(antes)
  expect((await s.pedir('POST', path, { token, cuerpo: nuevos[name] })).status).toBe(201)
})

it('Spanish ones are, and disguised ones; mere lookalikes are not', async () => {
  for (const mala of [...enEspanol, ...disfrazadas]) expect([mala, await isLeaked(mala)]).toEqual([mala, true])
  for (const buena of buenas) expect([buena, await isLeaked(buena)]).toEqual([buena, false])
})

it.each([...comunes, 'contraseña1'])('a password is not changed for %s, nor restored with it', async nueva => {
  const nuevas = { contrasenia_nueva: nueva, contrasenia_nueva_confirmation: nueva }
  const token = await s.tokenDe('consejero')
  const cambio = { email: correoDe('consejero'), contrasenia_actual: contrasena, ...nuevas }
  expect(await s.pedir('POST', 'cambio-contrasenia', { token, cuerpo: cambio })).toMatchObject({
    status: 422,
    message: sentencia,
    errors: { contrasenia_nueva: sentencia },
  })
  await s.pedir('POST', 'olvido-contra', { cuerpo: { email: correoDe('facilitador') } })
  const enlace = /token=([\w-]{43})$/m.exec((await s.buzon.siguiente('Restablezca')).texto)?.[1]
  const restablecer = (cuerpo: object) =>
    s.pedir('POST', 'restablecer-contrasenia', { cuerpo: { token: enlace, ...cuerpo } })
  expect(await restablecer(nuevas)).toMatchObject({ status: 422, errors: { contrasenia_nueva: sentencia } })
  expect((await s.ingresar('facilitador')).status).toBe(200)
  expect(
    (await restablecer({ contrasenia_nueva: contrasena, contrasenia_nueva_confirmation: contrasena })).status,
  ).toBe(200)
})

it('the command of accounts refuses one too', async () => {
  const cuenta = { email: 'nueva@demo.cuc.mx', rol: 'coordinador' } as const
  await expect(cuentaNueva(s.db, { ...cuenta, contrasena: 'password1' })).rejects.toThrow(sentencia)
  expect(await s.db.$count(usuarios, eq(usuarios.email, cuenta.email))).toBe(0)
  await cuentaNueva(s.db, { ...cuenta, contrasena })
})
