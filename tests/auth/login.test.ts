import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../server/auth/hashOf.ts'
import { sesiones, usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { roles } from '../../src/domain/roles.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { hashBarato } from '../harness/hashBarato.ts'
import { judgeQuickly, judgeWithRealWork } from '../harness/quickScrypt.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

describe('POST login', () => {
  it('answers token, rol and the person, flat', async () => {
    const { status, message, data } = await e.ingresar('escolar')
    expect([status, message]).toEqual([200, 'Bienvenido al sistema'])
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      rol: 'escolar',
      email: correoDe('escolar'),
      nombre: 'Magdalena',
      apellido_paterno: 'García',
      apellido_materno: 'López',
      matricula: 'E'.padEnd(18, '0'),
      clave_cuc: '20DCU0001A',
    })
  })

  it.each(roles)('admits the %s, with matrícula and CUC where the role has them', async rol => {
    const { status, data } = await e.ingresar(rol)
    expect([status, data.rol]).toEqual([200, rol])
    expect('clave_cuc' in data).toBe(['consejero', 'escolar', 'estudiante'].includes(rol))
    expect('matricula' in data).toBe(!['coordinador', 'administrativo'].includes(rol))
  })

  it('finds the e-mail in capitals and with spaces around', async () => {
    expect(
      (await e.pedir('POST', 'login', { cuerpo: { email: '  Coordinador@DEMO.cuc.mx ', password: contrasena } }))
        .status,
    ).toBe(200)
  })

  it('refuses a wrong password and an unknown e-mail with the same words and cost', async () => {
    judgeWithRealWork()
    await e.db
      .update(usuarios)
      .set({ hash: await hashOf(contrasena) })
      .where(eq(usuarios.rol, 'coordinador'))
    const medir = async (email: string) => {
      const antes = performance.now()
      const { status, message } = await e.pedir('POST', 'login', { cuerpo: { email, password: 'Comunal2027' } })
      expect([status, message]).toEqual([401, 'Credenciales incorrectas'])
      return performance.now() - antes
    }
    const medidas: [number, number][] = []
    for (let i = 0; i < 2; i += 1)
      medidas.push([await medir(correoDe('coordinador')), await medir('nadie@demo.cuc.mx')])
    expect(Math.min(...medidas.map(([, desconocida]) => desconocida))).toBeGreaterThan(
      0.5 * Math.min(...medidas.map(([erronea]) => erronea)),
    )
    judgeQuickly()
    await e.db.update(usuarios).set({ hash: hashBarato() }).where(eq(usuarios.rol, 'coordinador'))
  })

  it.each([
    ['nothing', {}, { email: 'El campo email es requerido', password: 'El campo contraseña es requerido' }],
    [
      'blanks',
      { email: ' ', password: '' },
      { email: 'El campo email es requerido', password: 'El campo contraseña es requerido' },
    ],
    ['no e-mail', { email: 'ana', password: 'x' }, { email: 'Por favor ingrese un correo valido' }],
    [
      'other types',
      { email: 7, password: ['x'] },
      { email: 'Por favor ingrese un correo valido', password: 'El campo contraseña es requerido' },
    ],
  ])('answers 422 on the fields for %s', async (_, cuerpo, errors) => {
    expect(await e.pedir('POST', 'login', { cuerpo })).toMatchObject({
      status: 422,
      message: Object.values(errors)[0],
      errors,
    })
  })

  it('removes sessions that have expired', async () => {
    await e.ingresar('coordinador')
    e.pasan(241)
    await e.ingresar('coordinador')
    const filas = await e.db.select().from(sesiones)
    expect(filas.map(({ expira }) => expira > e.reloj.ahora)).toEqual([true])
  })
})

describe('a password that changes while somebody signs in with the old one', () => {
  const enEspera = async () => {
    const { rows } = await e.db.execute(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows.length
  }
  it('opens no session', async () => {
    let entrada: ReturnType<typeof e.ingresar> | undefined
    await e.db.transaction(async tx => {
      await tx
        .update(usuarios)
        .set({ hash: await hashOf('Tequio2026') })
        .where(eq(usuarios.rol, 'consejero'))
      entrada = e.ingresar('consejero')
      await vi.waitFor(async () => expect(await enEspera()).toBe(1), { timeout: 10_000 })
    })
    expect(await entrada).toMatchObject({ status: 401, message: 'Credenciales incorrectas' })
    const abiertas = await e.db
      .select()
      .from(sesiones)
      .innerJoin(usuarios, eq(usuarios.id, sesiones.usuario_id))
      .where(eq(usuarios.rol, 'consejero'))
    expect(abiertas).toEqual([])
    await e.db.update(usuarios).set({ hash: hashBarato() }).where(eq(usuarios.rol, 'consejero'))
  })
})

describe('an inactive account', () => {
  const inactiva = /^Su cuenta está inactiva/

  it('of an inactive person cannot sign in, and only a caller with the password is told', async () => {
    await e.db.update(tables.facilitadores).set({ status: 0 })
    expect(await e.ingresar('facilitador')).toMatchObject({ status: 403, message: expect.stringMatching(inactiva) })
    expect(await e.ingresar('facilitador', 'Comunal2027')).toMatchObject({
      status: 401,
      message: 'Credenciales incorrectas',
    })
    await e.db.update(tables.facilitadores).set({ status: 1 })
  })

  it('is that of a consejero who is no longer of type 1', async () => {
    await e.db.update(tables.consejeros).set({ tipos_consejero: [3] })
    expect((await e.ingresar('consejero')).status).toBe(403)
    await e.db.update(tables.consejeros).set({ tipos_consejero: [3, 1] })
    expect((await e.ingresar('consejero')).status).toBe(200)
  })

  it('is one switched off, and one whose person was deleted', async () => {
    await e.db.update(usuarios).set({ activo: false }).where(eq(usuarios.rol, 'administrativo'))
    await e.db.update(tables.estudiantes).set({ id_usuario: null })
    expect((await e.ingresar('administrativo')).status).toBe(403)
    expect((await e.ingresar('estudiante')).status).toBe(403)
  })
})
