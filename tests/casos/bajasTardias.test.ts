import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
beforeEach(async () => {
  await e.db.update(tables.estudiantes).set({ estatus: 1 })
  await e.db.update(usuarios).set({ activo: true })
  es('2026-11-20')
})
afterAll(() => e.cerrar())

/** Sets today's date. */
const es = (dia: string) => {
  e.reloj.ahora = new Date(`${dia}T16:00:00Z`)
}
const dar = async (rol: string, ruta: string, cuerpo: object = {}) =>
  e.pedir('POST', `bajasTemporales${ruta}`, { token: await e.tokenDe(rol), cuerpo })
const abrir = async () => (await dar('estudiante', '', solicitud)).data.id_caso ?? ''
/** Returns the last notice of a role. */
const dichoA = async (rol: string) =>
  (
    await e.db
      .select({ texto: avisos.texto })
      .from(avisos)
      .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
      .where(eq(usuarios.email, correoDe(rol)))
      .orderBy(desc(avisos.id))
  )[0]?.texto

it('tells nobody of a leave to come when it is confirmed after its first day', async () => {
  const id = await abrir()
  await dar('escolar', `/${id}/aceptar`)
  es('2026-12-05')
  expect((await dar('coordinador', `/${id}/confirmar`)).status).toBe(200)
  const confirmo = 'La coordinación académica confirmó'
  expect([await dichoA('estudiante'), await dichoA('escolar')]).toEqual([
    `${confirmo} su baja temporal.`,
    `${confirmo} la baja temporal de José Luis Peña Cruz.`,
  ])
})

it('refuses to accept or confirm a leave after its last day, not on it', async () => {
  const id = await abrir()
  const terminada = (queElegir: string) => ({
    status: 409,
    message: `El último día de esta baja fue el 1 de junio de 2027: elija «${queElegir}» y escriba el motivo`,
  })
  es('2027-06-02')
  expect(await dar('escolar', `/${id}/aceptar`)).toMatchObject(terminada('Rechazar'))
  es('2027-06-01')
  expect((await dar('escolar', `/${id}/aceptar`)).status).toBe(200)
  es('2027-06-02')
  expect(await dar('coordinador', `/${id}/confirmar`)).toMatchObject(terminada('No procede'))
  expect((await e.ingresar('estudiante')).status).toBe(200)
  expect((await dar('coordinador', `/${id}/noProcede`, { comentario: 'Ya terminó' })).status).toBe(200)
})
