import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conCuenta } from '../../server/auth/registro.ts'
import { sesiones, usuarios } from '../../server/auth/tables.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { tables } from '../../server/university/tables.ts'
import { roles } from '../../src/domain/roles.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const vencida = { status: 401, message: 'Credenciales invalidas o vencidas, favor de cerrar sesion' }

describe('a session', () => {
  it.each([undefined, '', 'x', 'A'.repeat(43), 'ñ', `${'A'.repeat(43)} ${'B'.repeat(43)}`, 'null'])(
    'does not open with the token %s',
    async token => {
      for (const [metodo, ruta] of [
        ['GET', 'datos/personales/usuario'],
        ['DELETE', 'logout'],
        ['POST', 'cambio-contrasenia'],
      ] as const) {
        const encabezados: Record<string, string> =
          token === undefined || token === 'ñ' ? {} : { authorization: `Bearer ${token}` }
        const respuesta = await e.pedir(metodo, ruta, { encabezados })
        expect(respuesta).toMatchObject(vencida)
        expect(respuesta.headers.get('www-authenticate')).toBe('Bearer')
      }
    },
  )

  it('does not open with the credentials of another scheme, nor with the stored hash', async () => {
    const token = await e.tokenDe('escolar')
    const [fila] = await e.db.select().from(sesiones)
    expect(
      (await e.pedir('GET', 'datos/personales/usuario', { encabezados: { authorization: `Basic ${token}` } })).status,
    ).toBe(401)
    expect((await e.perfil(fila?.token_hash ?? '')).status).toBe(401)
    expect((await e.perfil(token)).status).toBe(200)
  })

  it('lasts four hours', async () => {
    const token = await e.tokenDe('escolar')
    e.pasan(239)
    expect((await e.perfil(token)).status).toBe(200)
    e.pasan(1)
    expect(await e.perfil(token)).toMatchObject(vencida)
  })

  it('is known to every process of the app', async () => {
    const token = await e.tokenDe('escolar')
    expect((await e.pedir('GET', 'datos/personales/usuario', { token, en: e.segunda })).status).toBe(200)
    expect((await e.pedir('DELETE', 'logout', { token, en: e.segunda })).status).toBe(200)
    expect((await e.perfil(token)).status).toBe(401)
  })

  it('ends with logout, and only that one', async () => {
    const [una, otra] = [await e.tokenDe('escolar'), await e.tokenDe('escolar')]
    expect(await e.pedir('DELETE', 'logout', { token: una })).toMatchObject({
      status: 200,
      message: 'Sesión cerrada correctamente',
    })
    expect(await e.perfil(una)).toMatchObject(vencida)
    expect(await e.pedir('DELETE', 'logout', { token: una })).toMatchObject(vencida)
    expect((await e.perfil(otra)).status).toBe(200)
  })

  it('ends when its person becomes inactive, and does not come back with it', async () => {
    const token = await e.tokenDe('estudiante')
    await e.db.update(tables.estudiantes).set({ estatus: 0 })
    expect(await e.perfil(token)).toMatchObject({
      status: 401,
      message: expect.stringMatching(/^Su cuenta está inactiva/),
    })
    await e.db.update(tables.estudiantes).set({ estatus: 1 })
    expect(await e.perfil(token)).toMatchObject(vencida)
  })

  it('ends with its account', async () => {
    const [cuenta] = await e.db
      .insert(usuarios)
      .values({ email: 'breve@demo.cuc.mx', hash: '', rol: 'coordinador' })
      .returning()
    const token = await e.tokenDe('coordinador')
    await e.db
      .update(sesiones)
      .set({ usuario_id: cuenta?.id ?? '' })
      .where(and(eq(sesiones.usuario_id, (await cuentaDe('coordinador')).id)))
    expect((await e.perfil(token)).status).toBe(200)
    await e.db.delete(usuarios).where(eq(usuarios.email, 'breve@demo.cuc.mx'))
    expect(await e.perfil(token)).toMatchObject(vencida)
  })
})

describe('GET datos/personales/usuario', () => {
  it.each(roles)('answers the %s', async rol => {
    const { status, data } = await e.perfil(await e.tokenDe(rol))
    expect(status).toBe(200)
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'nombre',
        'apellido_paterno',
        'apellido_materno',
        'sexo',
        'telefono',
        'programa',
        'grupo',
      ]),
    )
    expect(data.email).toBe(correoDe(rol))
    expect([data.programa, data.grupo]).toEqual(rol === 'estudiante' ? ['Comunalidad', 'Primero A'] : [null, null])
  })

  it('returns the person of each account, or the account’s own data where there is no record', async () => {
    for (const rol of roles) {
      const { id, ...cuenta } = await cuentaDe(rol)
      const [resource] = conCuenta.filter(({ account }) => account?.rol === rol)
      const tabla = resource && tableNamed(resource.name)
      const [fila = {}]: Record<string, unknown>[] = tabla
        ? await e.db
            .select()
            .from(tabla)
            .where(eq(columnOf(tabla, 'id_usuario'), id))
        : [{ ...cuenta, apellidopaterno: cuenta.apellido_paterno, apellidomaterno: cuenta.apellido_materno }]
      const { data } = await e.perfil(await e.tokenDe(rol))
      expect([rol, data]).toMatchObject([
        rol,
        {
          matricula: fila.matricula ?? null,
          nombre: fila.nombre,
          apellido_paterno: fila.apellidopaterno,
          apellido_materno: fila.apellidomaterno,
          sexo: fila.sexo,
          telefono: fila.telefono,
        },
      ])
      expect(data.nombre).toMatch(/./)
    }
  })

  it('reads the person anew on each call', async () => {
    const token = await e.tokenDe('facilitador')
    await e.db.update(tables.facilitadores).set({ telefono: '9510000000' })
    expect((await e.perfil(token)).data).toMatchObject({
      telefono: '9510000000',
      sexo: 'M',
      matricula: 'F'.padEnd(18, '0'),
    })
  })
})

const cuentaDe = async (rol: (typeof roles)[number]) => {
  const [cuenta] = await e.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, correoDe(rol)))
  if (!cuenta) throw new Error(rol)
  return cuenta
}
