import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendEnlace } from '../../server/auth/sendEnlace.ts'
import { restablecimientos, usuarios } from '../../server/auth/tables.ts'
import { correos } from '../../server/mail/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { createApp } from '../../server/universityServer.ts'
import { esperan } from '../harness/esperan.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { otroCuc, vecinos } from '../harness/vecinos.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const cuenta = (rol: string) => eq(usuarios.email, correoDe(rol))

it('a write while the own account is deleted answers that the session is over, and reports no failure', async () => {
  const token = await e.tokenDe('estudiante')
  const pedir = (metodo: string, ruta: string, cuerpo: object) => e.pedir(metodo, ruta, { token, cuerpo })
  const [{ id = '' } = {}] = await e.db.select().from(usuarios).where(cuenta('estudiante'))
  const { pedidas } = await e.db.transaction(async tx => {
    await tx.update(tables.estudiantes).set({ id_usuario: null }).where(eq(tables.estudiantes.id_usuario, id))
    await tx.delete(usuarios).where(eq(usuarios.id, id))
    const pedidas = [
      pedir('PUT', 'preferencias', { cualquiera: 1 }),
      pedir('POST', 'vistas', { entidad: 'certificados', lista: 'propios', nombre: 'Míos', estado: {} }),
      pedir('POST', 'segundo-factor', { contrasenia_actual: contrasena }),
      pedir('POST', 'cambio-contrasenia', {
        email: correoDe('estudiante'),
        contrasenia_actual: contrasena,
        contrasenia_nueva: 'Asamblea2026',
        contrasenia_nueva_confirmation: 'Asamblea2026',
      }),
    ]
    await expect.poll(() => esperan(e.db)).toBe(pedidas.length)
    return { pedidas }
  })
  const ida = [401, 'Credenciales invalidas o vencidas, favor de cerrar sesion']
  expect((await Promise.all(pedidas)).map(({ status, message }) => [status, message])).toEqual([ida, ida, ida, ida])
  expect(e.lineas.filter(({ event }) => event === 'falla')).toEqual([])
})

it('no link goes to the address that an account leaves meanwhile', async () => {
  const antes = await e.db.$count(correos)
  const enviado = await e.db.transaction(async tx => {
    await tx.update(usuarios).set({ email: 'otra@demo.cuc.mx' }).where(cuenta('consejero'))
    const enviado = sendEnlace(e.db, e.opciones, correoDe('consejero'), { direccion: '10.0.0.1', dispositivo: '' })
    await expect.poll(() => esperan(e.db)).toBe(1)
    return { enviado }
  })
  await enviado.enviado
  expect([await e.db.$count(restablecimientos), await e.db.$count(correos)]).toEqual([0, antes])
})

it('the password of before opens no pass of a second step while another one is set', async () => {
  const en = createApp(e.db, { ...e.opciones, signIn: { requiredRoles: ['coordinador'] } })
  const pases = async () => JSON.parse((await e.ingresar('coordinador', contrasena, { en })).texto).data?.segundo_paso
  expect(await pases()).toMatchObject({ app: true })
  const { pedida } = await e.db.transaction(async tx => {
    await tx.update(usuarios).set({ hash: 'otra' }).where(cuenta('coordinador'))
    const pedida = e.ingresar('coordinador', contrasena, { en })
    await expect.poll(() => esperan(e.db)).toBe(1)
    return { pedida }
  })
  const { status, message, data } = await pedida
  expect([status, message, data]).toEqual([401, 'Credenciales incorrectas', undefined])
})

it('a sign-in during a move to another campus gets the new campus', async () => {
  await vecinos(e.db)
  const { pedida } = await e.db.transaction(async tx => {
    const [{ id = '' } = {}] = await tx.select().from(usuarios).where(cuenta('escolar')).for('update')
    const suyo = eq(tables.escolares.id_usuario, id)
    await tx.update(tables.escolares).set({ clavecuc: otroCuc.clave }).where(suyo)
    const pedida = e.ingresar('escolar')
    await expect.poll(() => esperan(e.db)).toBe(1)
    return { pedida }
  })
  const { status, data } = await pedida
  expect([status, data.clave_cuc]).toEqual([200, otroCuc.clave])
})
