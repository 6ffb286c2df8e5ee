import { desc, eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { resetFactors } from '../../server/auth/factores/resetFactors.ts'
import { codigosDeRecuperacion } from '../../server/auth/factores/tables.ts'
import { fallasQueSeAvisan, frenos } from '../../server/auth/limites.ts'
import { huellaDeSecreto } from '../../server/auth/newToken.ts'
import { actividad, usuarios } from '../../server/auth/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.repartido()
  e.buzon.llegados.length = 0
  e.lineas.length = 0
  await e.db.execute(sql`truncate segundos_factores, codigos_de_recuperacion, pases, intentos, sesiones, actividad`)
})

const idDe = async (rol: string) =>
  (
    await e.db
      .select()
      .from(usuarios)
      .where(eq(usuarios.email, correoDe(rol)))
  )[0]?.id ?? ''
const lineas = (event: string) => e.lineas.filter(each => each.event === event)
const sucesos = async () =>
  (await e.db.select().from(actividad).orderBy(actividad.id)).map(({ suceso }) => String(suceso))
const dataOf = (texto: string) => JSON.parse(texto).data
const codigo = (secreto: string) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: e.reloj.ahora.getTime() })
const paseDe = async (rol: string) => dataOf((await e.ingresar(rol)).texto).segundo_paso.pase
const segundo = (pase: string, dicho: string) =>
  e.pedir('POST', 'login/segundo-paso', { cuerpo: { pase, codigo: dicho } })

/** Activates the app of codes, a minute ago. Returns its secret. */
const activa = async (rol: string) => {
  const token = await e.tokenDe(rol)
  const cuerpo = { contrasenia_actual: contrasena }
  const { pase, secreto } = dataOf((await e.pedir('POST', 'segundo-factor', { token, cuerpo })).texto)
  await e.pedir('POST', 'segundo-factor/confirmacion', { token, cuerpo: { pase, codigo: codigo(secreto) } })
  e.pasan(1)
  return secreto
}

it('a second step that is asked for and one that fails name the account', async () => {
  await activa('escolar')
  const account = await idDe('escolar')
  const pase = await paseDe('escolar')
  expect((await segundo(pase, '000000')).message).toBe('El código no es correcto o ya se usó')
  expect([lineas('segundo paso'), lineas('segundo paso fallido')]).toMatchObject([[{ account }], [{ account }]])
  expect((await sucesos()).at(-1)).toBe('segundo_paso_fallido')
})

it('an account that became inactive meanwhile guessed nothing', async () => {
  const secreto = await activa('facilitador')
  const pase = await paseDe('facilitador')
  await e.db.update(tables.facilitadores).set({ status: 0 })
  const inactiva = 'Su cuenta está inactiva, consulte a la administración de su CUC'
  expect((await segundo(pase, codigo(secreto))).message).toBe(inactiva)
  expect(await e.ingresar('facilitador')).toMatchObject({ status: 403, message: inactiva })
  await e.db.update(tables.facilitadores).set({ status: 1 })
  expect(lineas('segundo paso fallido')).toEqual([])
  expect(await sucesos()).not.toContain('segundo_paso_fallido')
})

it('an account that becomes inactive while its password is judged is not let in', async () => {
  const suya = eq(usuarios.email, correoDe('escolar'))
  const { pedida } = await e.db.transaction(async tx => {
    await tx.update(usuarios).set({ activo: false }).where(suya)
    const pedida = e.ingresar('escolar')
    await expect.poll(() => esperan(e.db)).toBe(1)
    return { pedida }
  })
  expect((await pedida).status).toBe(403)
  await e.db.update(usuarios).set({ activo: true }).where(suya)
  expect(lineas('ingreso')).toEqual([])
})

it('wrong codes after a right one are told again no sooner than the day after', async () => {
  const secreto = await activa('escolar')
  const yerra = async () => {
    for (let n = 0; n < frenos.segundoPasoPorCuenta.libres; n += 1) await segundo(await paseDe('escolar'), '000000')
  }
  const avisos = () => e.buzon.llegados.filter(({ asunto }) => asunto.includes('Alguien conoce'))
  await yerra()
  await e.buzon.siguiente('Alguien conoce')
  e.pasan(1)
  expect((await segundo(await paseDe('escolar'), codigo(secreto))).status).toBe(200)
  await yerra()
  expect(await e.db.$count(actividad, eq(actividad.suceso, 'segundo_paso_fallido'))).toBe(10)
  await e.repartido()
  expect(avisos()).toEqual([])
})

it.each(['ABCD-EFGH-IJKL-MNOP-QRST-2222-22', '2222-22AB-CDEF-GHIJ-KLMN-OPQR'])(
  'the recovery code %s is not taken for one of the app, whatever its digits',
  async escrito => {
    await activa('escolar')
    const usuario_id = await idDe('escolar')
    await e.db.insert(codigosDeRecuperacion).values({ usuario_id, hash: huellaDeSecreto(escrito.replaceAll('-', '')) })
    expect((await segundo(await paseDe('escolar'), escrito.replaceAll('-', ''))).status).toBe(200)
    expect((await sucesos()).slice(-2)).toEqual(['codigo_de_recuperacion_usado', 'ingreso'])
  },
)

it('history names the person who changed the factors of an account, and nobody where the server did', async () => {
  await activa('escolar')
  expect(await resetFactors(e.db, e.opciones, correoDe('escolar'))).toBe('hecho')
  const clave = await idDe('escolar')
  const filas = await e.db.select().from(historial).where(eq(historial.clave, clave)).orderBy(desc(historial.id))
  expect(filas[0]?.autor).toBe('Administración del sistema')
  const [hecho] = await e.db.select().from(actividad).orderBy(desc(actividad.id)).limit(1)
  expect(hecho).toMatchObject({
    suceso: 'segundo_factor_repuesto',
    dispositivo: 'Comando en el servidor',
    direccion: '',
    autor: 'Administración del sistema',
  })
  expect(filas.slice(0, 2).map(({ usuario_id, despues }) => [usuario_id, despues])).toEqual([
    ['00000000-0000-0000-0000-000000000000', { segundo_factor: 'segundo_factor_repuesto' }],
    [clave, { segundo_factor: 'segundo_factor_activado' }],
  ])
})

it('a wrong current password is a failed sign-in of its account', async () => {
  const token = await e.tokenDe('consejero')
  await e.pedir('POST', 'segundo-factor', { token, cuerpo: { contrasenia_actual: 'Otra2026' } })
  expect(await sucesos()).toEqual(['ingreso', 'ingreso_fallido'])
  expect(lineas('ingreso fallido')).toMatchObject([{ account: await idDe('consejero') }])
})

it('guessing names the account that there is and none that there is not, and waits in seconds', async () => {
  for (const email of [correoDe('consejero'), 'nadie@demo.cuc.mx']) {
    for (let n = 0; n < fallasQueSeAvisan; n += 1) {
      await e.pedir('POST', 'login', { cuerpo: { email, password: 'Comunal2027' } })
      e.pasan(5)
    }
  }
  expect(lineas('adivinanza').map(({ account }) => account)).toEqual([await idDe('consejero'), null])
  const { libres } = frenos.ingresoPorCuenta
  for (let n = 0; n <= libres; n += 1) await e.ingresar('escolar', 'Comunal2027')
  expect(lineas('espera')).toMatchObject([{ seconds: 5 }])
})

it('a link is asked for, sent and used, each with its name', async () => {
  await e.pedir('POST', 'olvido-contra', { cuerpo: { email: correoDe('administrativo') } })
  const token = /token=([\w-]{43})$/m.exec((await e.buzon.siguiente('Restablezca')).texto)?.[1]
  const nuevas = { contrasenia_nueva: 'Tequio2026', contrasenia_nueva_confirmation: 'Tequio2026' }
  await e.pedir('POST', 'restablecer-contrasenia', { cuerpo: { token, ...nuevas } })
  expect(lineas('enlace solicitado')).toHaveLength(1)
  const account = await idDe('administrativo')
  expect(lineas('cuenta cambiada')).toMatchObject([{ account, by: account, changes: ['contrasena_restablecida'] }])
  expect(await sucesos()).toEqual(['enlace_enviado', 'contrasena_restablecida'])
  const [fila] = await e.db.select().from(historial).where(eq(historial.clave, account))
  expect(fila).toMatchObject({ usuario_id: account, despues: { contrasena: 'restablecida con un enlace' } })
})
