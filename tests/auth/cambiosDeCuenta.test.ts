import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Asker, changeAccounts } from '../../server/auth/changeAccounts.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { dispositivos, intentos, restablecimientos, usuarios } from '../../server/auth/tables.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { cuc } from '../harness/filas.ts'
import { contrasena } from '../harness/reparto.ts'
import { otroCuc } from '../harness/vecinos.ts'
import { dosCucs, type DosCucs } from '../people/dosCucs.ts'

let s: DosCucs
let nuevos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  s = await dosCucs()
  nuevos = await cuerposNuevos(s.app, s.reloj.ahora)
  for (const rol of ['administrativo', 'escolar']) tokens[rol] = await s.tokenDe(rol)
})
beforeEach(async () => {
  await s.db.delete(intentos)
})
afterAll(() => s.cerrar())

const everyResource: readonly AnyResource[] = Object.values(resources)
const conCuenta = everyResource.flatMap(({ name, path = name, key, account, write }) =>
  account ? [{ name, path, key, status: account.status, rol: write?.update?.[0] ?? '' }] : [],
)

const entrar = (email: string, cuerpo: object = {}) =>
  s.pedir('POST', 'login', { cuerpo: { email, password: contrasena, ...cuerpo } })

/** Creates a person with an account, a session, a known device and a pending link. */
async function alguien({ name, path, key, rol }: (typeof conCuenta)[number]) {
  const cuerpo = nuevos[name] ?? {}
  const token = tokens[rol]
  const alta = await s.pedir('POST', path, { token, cuerpo })
  expect(alta.status).toBe(201)
  const email = String(cuerpo.email)
  const sesion = (await entrar(email)).data.token ?? ''
  await s.pedir('POST', 'olvido-contra', { cuerpo: { email } })
  const enlace = /token=([\w-]{43})$/m.exec((await s.buzon.siguiente('Restablezca')).texto)?.[1] ?? ''
  const guardar = (cambios: object) =>
    s.pedir('PUT', `${path}/${String(cuerpo[key])}`, { token, cuerpo: { ...cuerpo, ...cambios } })
  const borrar = () => s.pedir('DELETE', `${path}/${String(cuerpo[key])}`, { token })
  return { email, sesion, enlace, guardar, borrar }
}

const abierto = async (email: string) => {
  const [cuenta] = await s.db.select().from(usuarios).where(eq(usuarios.email, email))
  const id = cuenta?.id ?? ''
  return {
    enlaces: await s.db.$count(restablecimientos, eq(restablecimientos.usuario_id, id)),
    dispositivos: await s.db.$count(dispositivos, eq(dispositivos.usuario_id, id)),
  }
}
const usarEnlace = (token: string) =>
  s.pedir('POST', 'restablecer-contrasenia', {
    cuerpo: { token, contrasenia_nueva: 'Ajena2026x', contrasenia_nueva_confirmation: 'Ajena2026x' },
  })

describe.each(conCuenta)('the account of $name', quien => {
  const { status } = quien

  it('gets a corrected e-mail from the office: everything open under the old one ends, with a notice', async () => {
    const { email, sesion, enlace, guardar, borrar } = await alguien(quien)
    const corregido = `corregido.${email}`
    expect((await guardar({ [status]: 1, email: corregido })).status).toBe(200)
    expect((await usarEnlace(enlace)).status).toBe(409)
    expect((await s.perfil(sesion)).status).toBe(401)
    expect(await abierto(corregido)).toEqual({ enlaces: 0, dispositivos: 0 })
    const correo = await s.buzon.siguiente('Cambió su cuenta')
    expect(correo.para).toBe(email)
    expect(correo.texto).toContain('El correo de su cuenta cambió')
    expect(correo.texto).not.toContain(corregido)
    expect((await entrar(corregido)).status).toBe(200)
    await borrar()
  })

  it('whose record is deactivated: the same, and again when it is activated', async () => {
    const { email, sesion, enlace, guardar, borrar } = await alguien(quien)
    expect((await guardar({ [status]: 0 })).status).toBe(200)
    expect(await abierto(email)).toEqual({ enlaces: 0, dispositivos: 0 })
    expect((await s.perfil(sesion)).status).toBe(401)
    expect((await s.buzon.siguiente('Cambió su cuenta')).texto).toContain('quedó inactiva')
    expect((await guardar({ [status]: 1 })).status).toBe(200)
    expect((await s.buzon.siguiente('Cambió su cuenta')).texto).toContain('quedó activa')
    expect((await s.perfil(sesion)).status).toBe(401)
    expect((await usarEnlace(enlace)).status).toBe(409)
    await borrar()
  })

  it('stays open when anything else of the record changes', async () => {
    const { email, sesion, guardar, borrar } = await alguien(quien)
    expect((await guardar({ [status]: 1, email, telefono: '9510009999' })).status).toBe(200)
    expect((await s.perfil(sesion)).status).toBe(200)
    expect(await abierto(email)).toEqual({ enlaces: 1, dispositivos: 1 })
    await s.repartido()
    expect(s.buzon.llegados).toEqual([])
    await borrar()
  })

  it('is told nothing of a change that was refused', async () => {
    const { email, sesion, guardar, borrar } = await alguien(quien)
    expect((await guardar({ [status]: 1, email: 'administrativo@demo.cuc.mx' })).status).toBe(409)
    expect((await s.perfil(sesion)).status).toBe(200)
    expect(await abierto(email)).toEqual({ enlaces: 1, dispositivos: 1 })
    await s.repartido()
    expect(s.buzon.llegados).toEqual([])
    await borrar()
  })
})

it.each(conCuenta.filter(({ name }) => name === 'consejeros' || name === 'escolares'))(
  'the account of $name moves to another campus: a form begun at the former one cannot be saved at the next',
  async quien => {
    const { email, sesion, guardar, borrar } = await alguien(quien)
    const otro = nuevos[quien.name]?.clavecuc === otroCuc.clave ? cuc.clave : otroCuc.clave
    expect((await guardar({ [quien.status]: 1, email, clavecuc: otro })).status).toBe(200)
    expect((await s.perfil(sesion)).status).toBe(401)
    expect((await s.buzon.siguiente('Cambió su cuenta')).texto).toContain('pasó a otro CUC')
    const nueva = (await entrar(email)).data
    expect(nueva.clave_cuc).toBe(otro)
    expect((await s.pedir('GET', 'datos/personales/actividad', { token: nueva.token ?? '' })).texto).toContain(
      'cuc_cambiado',
    )
    await borrar()
  },
)

it('a changed password is told to the address of the account', async () => {
  const token = await s.tokenDe('coordinador')
  const cuerpo = {
    email: 'coordinador@demo.cuc.mx',
    contrasenia_actual: contrasena,
    contrasenia_nueva: 'Tequio2026',
    contrasenia_nueva_confirmation: 'Tequio2026',
  }
  await s.pedir('POST', 'cambio-contrasenia', { token, cuerpo })
  expect(await s.buzon.siguiente('Cambió su cuenta')).toMatchObject({
    para: 'coordinador@demo.cuc.mx',
    texto: expect.stringContaining('La contraseña de su cuenta cambió.'),
  })
})

it('a value that stays the same is reported as no change, beside those that change', async () => {
  const [antes] = await s.db.select().from(usuarios).where(eq(usuarios.email, 'consejero@demo.cuc.mx'))
  const id = antes?.id ?? ''
  const dichas: unknown[] = []
  const asker: Asker = {
    id: null,
    nombre: 'Administración del sistema',
    origen: { direccion: '10.0.0.1', dispositivo: 'Comando' },
    momento: s.reloj.ahora,
    tell: async (_, correos) => void dichas.push(...correos.map(({ texto }) => texto)),
    log: (account, sucesos) => void dichas.push([account, sucesos]),
  }
  const { email = '', hash = '' } = antes ?? {}
  for (const [cambio, suceso] of [
    [{ email, hash, activo: false }, 'cuenta_desactivada'],
    [{ email, hash, activo: true }, 'cuenta_activada'],
    [{ email: 'otra@demo.cuc.mx', hash, activo: true }, 'correo_cambiado'],
    [{ email: 'otra@demo.cuc.mx', hash: 'scrypt$otra', activo: true }, 'contrasena_cambiada'],
  ] as const) {
    dichas.length = 0
    await inTransaction(s.db, tx => changeAccounts(tx, [{ id, ...cambio }], { asker }))
    expect(dichas).toEqual([expect.any(String), [id, [suceso]]])
  }
  dichas.length = 0
  await inTransaction(s.db, tx => changeAccounts(tx, [{ id, email: 'otra@demo.cuc.mx', activo: true }], { asker }))
  expect(dichas).toEqual([])
})

it('only one hand changes accounts', () => {
  const manos = readdirSync('server', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path =>
      /update\(usuarios\)|updateMany\(\s*\w+,\s*usuarios\b|update(\(|\s+)"?usuarios\b/i.test(
        readFileSync(path, 'utf8'),
      ),
    )
  expect(manos).toEqual([join('server', 'auth', 'changeAccounts.ts')])
})
