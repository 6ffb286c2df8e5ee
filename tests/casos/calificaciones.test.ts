import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { calificada } from '../harness/calificada.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let facilitador: string
let escolar: string
let quienes: string[]
let id_clase: string
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  facilitador = await e.tokenDe('facilitador')
  escolar = await e.tokenDe('escolar')
  quienes = await alumnos(e.db, claves, 2)
})
beforeEach(async () => {
  id_clase = await clase(e.db, claves, { matriculas: quienes })
})
afterAll(() => e.cerrar())

const entregar = (cual: object, clave?: string) =>
  e.pedir('POST', 'calificaciones', {
    token: facilitador,
    cuerpo: { estudiantes: notas(quienes), ...cual },
    encabezados: clave === undefined ? {} : { 'Idempotency-Key': clave },
  })
const cerrar = (cual: object = {}) =>
  e.pedir('POST', `calificaciones/${id_clase}/cerrar`, {
    token: escolar,
    cuerpo: { estudiantes: notas(quienes), ...cual },
  })
const cerrada = async () =>
  (await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, id_clase)))[0]?.status_escolar

it('the process’s own calls and those of before know each other’s submissions', async () => {
  expect((await entregar({ id_clase }, 'clave-de-la-entrega')).status).toBe(201)
  expect((await entregar({ id_clase }, 'clave-de-la-entrega')).status).toBe(201)
  const deAntes = (clave: string) =>
    e.pedir('POST', 'facilitadores/clases/estudiantes/calificacion', {
      token: facilitador,
      cuerpo: { estudiantes: notas(quienes), id_clase },
      encabezados: { 'Idempotency-Key': clave },
    })
  expect((await deAntes('clave-de-la-entrega')).status).toBe(200)
  expect((await deAntes('otra-clave-distinta')).status).toBe(409)
})

it('grades that say another class than the one they are sent to are nobody’s', async () => {
  await e.db.update(tables.clases).set({ status_facilitador: true }).where(eq(tables.clases.id_clase, id_clase))
  await calificada(e.db, id_clase)
  expect(await cerrar({ id_clase: await clase(e.db, claves, { matriculas: quienes }) })).toMatchObject({
    status: 409,
    message: 'Las calificaciones son de otra asignatura: vuelva a elegirla',
  })
  expect(await cerrada()).toBe(false)
  expect((await cerrar({ id_clase })).status).toBe(200)
  expect(await cerrada()).toBe(true)
})

it('a class without a submission has no case: nobody closes it, and no other class is taken for it', async () => {
  expect((await cerrar()).status).toBe(404)
  expect((await entregar({})).errors).toEqual({ id_clase: 'No hay ninguna asignatura seleccionada' })
  expect((await entregar({ id_clase: '0e2c5f0e-8f57-4c1c-9d2f-0a1b2c3d4e5f' })).status).toBe(404)
  expect(await e.db.$count(tables.calificaciones, eq(tables.calificaciones.id_clase, id_clase))).toBe(0)
})
