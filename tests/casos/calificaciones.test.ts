import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { calificada } from '../harness/calificada.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, persona } from '../harness/filas.ts'
import { otroGrupo, vecinos } from '../harness/vecinos.ts'

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
const cerrar = (cual: object = {}, caso = id_clase) =>
  e.pedir('POST', `calificaciones/${caso}/cerrar`, {
    token: escolar,
    cuerpo: { estudiantes: notas(quienes), ...cual },
  })
const suya = () => eq(tables.clases.id_clase, id_clase)
const cerrada = async () => (await e.db.select().from(tables.clases).where(suya()))[0]?.status_escolar
const casos = () => e.db.select().from(tables.calificaciones).where(eq(tables.calificaciones.id_clase, id_clase))

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

it('takes no grades for a class from a body of another class', async () => {
  await e.db.update(tables.clases).set({ status_facilitador: true }).where(suya())
  await calificada(e.db, id_clase)
  expect(await cerrar({ id_clase: await clase(e.db, claves, { matriculas: quienes }) })).toMatchObject({
    status: 409,
    message: 'Las calificaciones son de otra asignatura: vuelva a elegirla',
  })
  expect(await cerrada()).toBe(false)
  expect((await cerrar({ id_clase })).status).toBe(200)
  expect(await cerrada()).toBe(true)
})

const deOtro = { matricula: 'G'.padEnd(18, '0') }

it('a close without a class belongs to its case; only its students are told of their boleta, and its owner stays', async () => {
  id_clase = await clase(e.db, claves, { matriculas: [estudiante.matricula] })
  const estudiantes = notas([estudiante.matricula])
  expect((await entregar({ id_clase, estudiantes })).status).toBe(201)
  await e.db.update(tables.clases).set(deOtro).where(suya())
  const boletas = () =>
    e.db
      .select({ rol: avisos.rol, asunto: avisos.asunto, direccion: avisos.direccion })
      .from(avisos)
      .where(and(eq(avisos.entidad, 'clases'), eq(avisos.clave, id_clase)))
  expect(await boletas()).toEqual([])
  const [caso] = await casos()
  expect((await cerrar({ estudiantes }, caso?.id_caso)).status).toBe(200)
  expect(await boletas()).toEqual([
    { rol: 'estudiante', asunto: 'Ya hay calificación: COM-1A_Saberes de la milpa', direccion: '/boletas' },
  ])
  expect(await casos()).toMatchObject([{ estado: 'cerradas', matricula: persona('F').matricula }])
})

it('tells the facilitador the grades changed by the office at the closing, and their students', async () => {
  const dichoAlCerrar = async (notasDeCierre: ReturnType<typeof notas>) => {
    const { data } = await entregar({ id_clase })
    expect((await cerrar({ estudiantes: notasDeCierre }, data.id_caso ?? '')).status).toBe(200)
    const suyos = and(eq(avisos.entidad, 'calificaciones'), eq(avisos.clave, data.id_caso ?? ''))
    return (
      await e.db
        .select()
        .from(avisos)
        .where(and(suyos, eq(avisos.rol, 'facilitador')))
    ).map(({ texto }) => texto)
  }
  const cerro = 'Servicios escolares cerró las calificaciones de su asignatura.'
  expect(await dichoAlCerrar(notas(quienes).map(nota => ({ ...nota, retroalimentacion: 'Bien' })))).toEqual([cerro])
  id_clase = await clase(e.db, claves, { matriculas: quienes, cambios: { dias: [5] } })
  expect(await dichoAlCerrar([...notas(quienes.slice(0, 1)), ...notas(quienes.slice(1), 4)])).toEqual([
    `${cerro} Hay 1 calificación distinta de la entregada: PérezA001 Cruz Ana (de 8.5 a 4).`,
  ])
})

it('lets grades wait while the class goes to another CUC, and refuses those of its former office', async () => {
  expect((await entregar({ id_clase })).status).toBe(201)
  const [caso] = await casos()
  let llegada: ReturnType<typeof cerrar> | undefined
  await e.db.transaction(async tx => {
    await tx.update(tables.clases).set({ clave_grupo: otroGrupo.clave_grupo }).where(suya())
    llegada = cerrar({}, caso?.id_caso)
    const enEspera = () =>
      e.db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    await vi.waitFor(async () => expect((await enEspera()).rows).toHaveLength(1), { timeout: 10_000 })
  })
  expect((await llegada)?.status).toBe(404)
  expect(await cerrada()).toBe(false)
})

it('closes a graded class without a case by no call', async () => {
  await e.db.update(tables.clases).set({ status_facilitador: true }).where(suya())
  const cuerpo = { id_clase, estudiantes: notas(quienes) }
  expect((await e.pedir('POST', 'escolar/clases/estudiantes/calificacion', { token: escolar, cuerpo })).status).toBe(
    404,
  )
  expect(await cerrada()).toBe(false)
})

it('a class without a submission has no case: nobody closes it, and no other class is taken for it', async () => {
  expect((await cerrar()).status).toBe(404)
  expect((await entregar({})).errors).toEqual({ id_clase: 'No hay ninguna asignatura seleccionada' })
  expect((await entregar({ id_clase: '0e2c5f0e-8f57-4c1c-9d2f-0a1b2c3d4e5f' })).status).toBe(404)
  expect(await casos()).toEqual([])
})
