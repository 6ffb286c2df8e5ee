import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { dosCucs, type DosCucs } from './dosCucs.ts'

let s: DosCucs
let administrativo = ''
let escolar = ''
let consejero: Record<string, unknown>
let estudiante: Record<string, unknown>
beforeAll(async () => {
  s = await dosCucs()
  const nuevos = await cuerposNuevos(s.app, s.reloj.ahora)
  consejero = { ...nuevos.consejeros, matricula: 'N'.padEnd(18, '0') }
  estudiante = { ...nuevos.estudiantes, matricula: 'U'.padEnd(18, '0'), email: 'nuevo.estudiante@demo.cuc.mx' }
  administrativo = await s.tokenDe('administrativo')
  escolar = await s.tokenDe('escolar')
})
afterAll(() => s.cerrar())

const password = 'Comunal2026'
const entrar = (email: string, contrasena = password) =>
  s.pedir('POST', 'login', { cuerpo: { email, password: contrasena } })

describe('a counsellor', () => {
  const email = 'consejera.tardia@demo.cuc.mx'
  const clave = 'N'.padEnd(18, '0')
  const guardar = (cambios: object) =>
    s.pedir('PUT', `consejeros/${clave}`, {
      token: administrativo,
      cuerpo: { ...consejero, status: 1, email, ...cambios },
    })

  it('of no type has no account and reads «No asignado»', async () => {
    const { email: _, password: __, ...sinCuenta } = consejero
    expect(
      await s.pedir('POST', 'consejeros', { token: administrativo, cuerpo: { ...sinCuenta, tipos_consejero: [] } }),
    ).toMatchObject({
      status: 201,
      data: { tipos_consejero: [], tipos_consejerias: 'No asignado', usuario: { email: null } },
    })
  })
  it('without type 1 keeps no e-mail, whatever is sent', async () => {
    expect(await guardar({ tipos_consejero: [3, 4], password: 'Otra2026' })).toMatchObject({
      status: 200,
      data: { tipos_consejerias: 'Financiero, Legal', usuario: { email: null } },
    })
    expect((await entrar(email)).status).toBe(401)
  })
  it('gaining type 1 requires an e-mail', async () => {
    expect(await guardar({ tipos_consejero: [1], email: '' })).toMatchObject({
      status: 422,
      errors: { email: 'Por favor ingrese un correo valido' },
    })
  })
  it('gaining type 1 creates an account, whose password is chosen through the recovery link', async () => {
    expect(await guardar({ tipos_consejero: [1, 4] })).toMatchObject({
      status: 200,
      data: { tipos_consejerias: 'Academico, Legal', usuario: { email } },
    })
    expect((await entrar(email)).status).toBe(401)
    await s.pedir('POST', 'olvido-contra', { cuerpo: { email } })
    const token = /token=([\w-]{43})$/m.exec((await s.buzon.siguiente('Restablezca')).texto)?.[1]
    expect(
      (
        await s.pedir('POST', 'restablecer-contrasenia', {
          cuerpo: { token, contrasenia_nueva: 'Tequio2026', contrasenia_nueva_confirmation: 'Tequio2026' },
        })
      ).status,
    ).toBe(200)
    expect((await entrar(email, 'Tequio2026')).data).toMatchObject({ rol: 'consejero', matricula: clave })
  })
  it('losing type 1 still requires the e-mail, and ends sign-in and open sessions', async () => {
    const { token = '' } = (await entrar(email, 'Tequio2026')).data
    expect(await guardar({ tipos_consejero: [4], email: '' })).toMatchObject({
      status: 422,
      errors: { email: expect.any(String) },
    })
    expect((await guardar({ tipos_consejero: [4] })).status).toBe(200)
    expect((await s.perfil(token ?? '')).status).toBe(401)
    expect(await entrar(email, 'Tequio2026')).toMatchObject({
      status: 403,
      message: expect.stringContaining('inactiva'),
    })
  })
  it('gaining type 1 again restores the sign-in', async () => {
    expect((await guardar({ tipos_consejero: [1] })).status).toBe(200)
    expect((await entrar(email, 'Tequio2026')).status).toBe(200)
  })
})

describe('a student', () => {
  const email = 'nuevo.estudiante@demo.cuc.mx'
  const clave = 'U'.padEnd(18, '0')
  const guardar = (cambios: object) =>
    s.pedir('PUT', `estudiantes/${clave}`, {
      token: escolar,
      cuerpo: { ...estudiante, estatus: 1, ...cambios },
    })

  it('signs in at once, with the own group and CUC', async () => {
    expect(await s.pedir('POST', 'estudiantes', { token: escolar, cuerpo: estudiante })).toMatchObject({
      status: 201,
      message: 'Estudiante registrado correctamente',
    })
    const { data } = await entrar(email)
    expect(data).toMatchObject({ rol: 'estudiante', matricula: clave })
    expect((await s.perfil(data.token ?? '')).data).toMatchObject({ programa: 'Comunalidad', grupo: 'Primero A' })
  })
  it('keeps the account and its password when the e-mail changes', async () => {
    const { token = '' } = (await entrar(email)).data
    const [antes] = await s.db.select().from(usuarios).where(eq(usuarios.email, email))
    expect((await guardar({ email: '  Otra.Direccion@DEMO.cuc.mx ' })).status).toBe(200)
    const [ahora] = await s.db.select().from(usuarios).where(eq(usuarios.email, 'otra.direccion@demo.cuc.mx'))
    expect(ahora).toMatchObject({ id: antes?.id, hash: antes?.hash })
    expect((await s.perfil(token ?? '')).status).toBe(401)
    expect((await entrar(email)).status).toBe(401)
    expect((await entrar('otra.direccion@demo.cuc.mx')).status).toBe(200)
    expect((await guardar({ email })).status).toBe(200)
  })
  it('inactive cannot sign in, is told so, and loses the open session', async () => {
    const { token = '' } = (await entrar(email)).data
    expect((await guardar({ estatus: 0 })).status).toBe(200)
    expect((await s.perfil(token ?? '')).status).toBe(401)
    expect(await entrar(email)).toMatchObject({
      status: 403,
      message: 'Su cuenta está inactiva, consulte a la administración de su CUC',
    })
    expect((await entrar(email, 'Equivocada1')).status).toBe(401)
  })
  it('never shows a password, and never changes it through the form', async () => {
    expect((await guardar({ estatus: 1, password: 'Distinta2026' })).texto).not.toMatch(/password|hash|scrypt/)
    expect((await entrar(email)).status).toBe(200)
  })
  it('is deleted with the account', async () => {
    expect((await s.pedir('DELETE', `estudiantes/${clave}`, { token: escolar })).status).toBe(200)
    expect(await s.db.$count(usuarios, eq(usuarios.email, email))).toBe(0)
    expect(await s.db.$count(tables.estudiantes, eq(tables.estudiantes.matricula, clave))).toBe(0)
  })
})
