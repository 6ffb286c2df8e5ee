import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { openPool } from '../../server/db/openPool.ts'
import { recordsAtOnce } from '../../server/crud/bulk/recordsAtOnce.ts'
import { tables } from '../../server/university/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { inscripciones } from '../harness/inscripciones.ts'
import { otroGrupo, otroPrograma } from '../harness/vecinos.ts'

let e: Awaited<ReturnType<typeof inscripciones>>
/** The active students of the group: all but one of the six, and the cast's. */
let activos: readonly string[]
beforeAll(async () => {
  e = await inscripciones('inscribirGrupo')
  const inactivo = e.matriculas.at(-1) ?? ''
  await e.db.update(tables.estudiantes).set({ estatus: 0 }).where(eq(tables.estudiantes.matricula, inactivo))
  activos = [...e.matriculas.filter(matricula => matricula !== inactivo), estudiante.matricula].toSorted()
})
afterAll(() => e.cerrar())

it('each class takes in the active students of its group, as its preview says, and its history tells once', async () => {
  const una = await e.abrir('Telar', { matriculas: activos.slice(0, 2) })
  const otra = await e.abrir('Milpa')
  const { data } = await e.revisar([una, otra])
  expect(data).toMatchObject({ total: 2, cambian: 2, impedidos: 0 })
  expect(data.detalles).toEqual([
    { titulo: 'Milpa', texto: `${activos.length} estudiantes más (2026-B)` },
    { titulo: 'Telar', texto: `${activos.length - 2} estudiantes más (2026-B)` },
  ])
  expect(await e.dentro(otra)).toEqual([])
  const hecho = await e.hacer([una, otra], { huella: data.huella })
  expect([hecho.status, hecho.data.deshacer]).toEqual([200, false])
  expect([await e.dentro(una), await e.dentro(otra)]).toEqual([activos, activos])
  const contado = await e.historia(una)
  expect(contado.map(({ despues }) => despues)).toEqual([{ estudiantes: activos.slice(2) }])
  expect((await e.revisar([una, otra])).data).toMatchObject({ cambian: 0, iguales: 2, impedidos: 0 })
})

it('two classes of one subject do not take the same students, and the preview foretells it', async () => {
  const una = await e.abrir('Cerámica')
  const [misma] = await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, una))
  const otra = await clase(e.db, e.claves, {
    cambios: { nombre: 'Cerámica B', id_materia: misma?.id_materia ?? '', hora_inicio: '19:00', hora_final: '20:00' },
  })
  const { data } = await e.revisar([una, otra])
  expect(data).toMatchObject({
    cambian: 1,
    impedidos: 1,
    motivos: [{ motivo: 'De su grupo nadie más puede cursarla', cuantos: 1 }],
  })
  expect((await e.hacer([una, otra], { huella: data.huella })).status).toBe(200)
  expect((await Promise.all([una, otra].map(e.dentro))).map(({ length }) => length).toSorted()).toEqual([
    0,
    activos.length,
  ])
})

it('of a group in which some may not take a class, the others enter', async () => {
  const [ajeno = '', acreditada = ''] = activos
  const { estudiantes } = tables
  const deOtro = (clave_programa: string) =>
    e.db.update(estudiantes).set({ clave_programa }).where(eq(estudiantes.matricula, ajeno))
  const antes = await e.abrir('Poesía', { matriculas: [acreditada] })
  await e.db
    .update(clasesEstudiantes)
    .set({ acreditado: 'Si', calificacion: 9 })
    .where(eq(clasesEstudiantes.id_clase, antes))
  const [misma] = await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, antes))
  const poesia = await clase(e.db, e.claves, {
    cambios: { nombre: 'Poesía B', id_materia: misma?.id_materia ?? '', hora_inicio: '18:00', hora_final: '19:00' },
  })
  await deOtro(otroPrograma.clave)
  const { data } = await e.revisar([poesia])
  expect(data.detalles).toEqual([
    { titulo: 'Poesía B', texto: `${activos.length - 2} estudiantes más (2026-B), 2 no pueden` },
  ])
  expect((await e.hacer([poesia], { huella: data.huella })).status).toBe(200)
  expect(await e.dentro(poesia)).toEqual(activos.slice(2))
  await deOtro(programa.clave)
})

it('saving a class does not wait for such an act, where clashes are only advice', async () => {
  const una = await e.abrir('Canto')
  const { data } = await sinTurno(e.url, () => e.revisar([una]))
  expect((await sinTurno(e.url, () => e.hacer([una], { huella: data.huella }))).status).toBe(200)
  const en = createApp(e.db, { ...e.opciones, refusingAdvisors: ['choques'] })
  expect((await sinTurno(e.url, () => e.revisar([una], { en }))).status).toBe(200)
})

it('clashes of students at that hour are listed and ticked, also between two classes of one act', async () => {
  const hora = { dias: [6], hora_inicio: '20:00', hora_final: '21:00' }
  const una = await e.abrir('Danza', { cambios: hora })
  const otra = await e.abrir('Teatro', { cambios: { ...hora, matricula: persona('G').matricula } })
  const { data } = await e.revisar([una, otra])
  expect([data.cambian, data.avisos.length]).toEqual([2, 1])
  expect((await e.hacer([una, otra], { huella: data.huella })).status).toBe(409)
  const en = createApp(e.db, { ...e.opciones, refusingAdvisors: ['choques'] })
  expect((await e.revisar([una, otra], { en })).data).toMatchObject({ cambian: 1, impedidos: 1 })
  expect((await e.hacer([una, otra], { huella: data.huella, avisos: true })).status).toBe(200)
  expect(await e.dentro(otra)).toEqual(activos)
})

it('where clashes are refused, students with one stay out, and the others enter', async () => {
  const hora = { dias: [5], hora_inicio: '20:00', hora_final: '21:00' }
  await e.abrir('Radio', { matriculas: activos.slice(0, 1), cambios: hora })
  const cine = await e.abrir('Cine', { cambios: { ...hora, matricula: persona('G').matricula } })
  const en = createApp(e.db, { ...e.opciones, refusingAdvisors: ['choques'] })
  const { data } = await e.revisar([cine], { en })
  expect([data.avisos, data.detalles]).toEqual([
    undefined,
    [{ titulo: 'Cine', texto: `${activos.length - 1} estudiantes más (2026-B), 1 no puede` }],
  ])
  expect((await e.hacer([cine], { huella: data.huella, en })).status).toBe(200)
  expect(await e.dentro(cine)).toEqual(activos.slice(1))
})

it('a graded class and one of a group without students stay as they are, each with its reason', async () => {
  const calificada = await e.abrir('Náhuatl', { cambios: { status_facilitador: true } })
  await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-9Z', nombre: 'Sin nadie' })
  const vacia = await e.abrir('Zapoteco', { cambios: { clave_grupo: 'COM-9Z' } })
  const { data } = await e.revisar([calificada, vacia])
  expect(data).toMatchObject({ cambian: 0, impedidos: 2 })
  expect(data.motivos.map(({ motivo }: { motivo: string }) => motivo).toSorted()).toEqual([
    'Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos',
    'Su grupo no tiene estudiantes activos',
  ])
})

it('a class of another campus is none of theirs, and other roles have no such act', async () => {
  const ajena = await e.abrir('Ajena', { cambios: { clave_grupo: otroGrupo.clave_grupo } })
  const { data } = await e.revisar([ajena])
  expect(data).toMatchObject({ total: 0, ausentes: 1 })
  for (const rol of ['coordinador', 'facilitador', 'estudiante'])
    expect((await e.revisar([ajena], {}, await e.tokenDe(rol))).status).toBe(403)
})

it('clashes within an act of many classes are previewed, and done as previewed, in any order of their keys', async () => {
  const grupos = ['COM-4D', 'COM-5E']
  await e.db.insert(tables.grupos).values(grupos.map(clave_grupo => ({ ...grupo, clave_grupo, nombre: clave_grupo })))
  await alumnos(e.db, e.claves, 2, { letra: 'D', clave_grupo: 'COM-4D' })
  await alumnos(e.db, e.claves, 2, { letra: 'E', clave_grupo: 'COM-5E' })
  const llave = (lugar: number) => `00000000-0000-4000-8000-${String(lugar).padStart(12, '0')}`
  const ids = Array.from({ length: 2 * recordsAtOnce + 1 }, (_, lugar) => llave(lugar))
  for (const [lugar, id_clase] of ids.entries())
    await e.abrir(`Muchas ${lugar}`, { cambios: { id_clase, clave_grupo: grupos[lugar % 2] ?? '' } })
  const [primera] = await e.db
    .select()
    .from(tables.clases)
    .where(eq(tables.clases.id_clase, llave(0)))
  const ultima = ids.at(-1) ?? ''
  await e.db
    .update(tables.clases)
    .set({ id_materia: primera?.id_materia ?? '' })
    .where(eq(tables.clases.id_clase, ultima))
  const { data } = await e.revisar(ids)
  expect(data).toMatchObject({ cambian: ids.length - 1, impedidos: 1 })
  expect((await e.hacer(ids, { huella: data.huella, avisos: true })).status).toBe(200)
  expect([await e.dentro(ultima), (await e.dentro(llave(1))).length]).toEqual([[], 2])
})

it('several at once, and beside single enrolments, wait for one another and all finish', async () => {
  const clave_grupo = 'COM-3C'
  await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo, nombre: 'Tercero C' })
  const suyos = await alumnos(e.db, e.claves, 20, { letra: 'C', clave_grupo })
  const clases = await Promise.all(
    Array.from({ length: 8 }, (_, lugar) => e.abrir(`Taller ${lugar}`, { cambios: { clave_grupo } })),
  )
  const { data } = await e.revisar(clases)
  const token = await e.tokenDe('escolar')
  const asociar = (id_clase: string) =>
    e.pedir('POST', 'clases/asociar-estudiantes', { token, cuerpo: { id_clase, estudiantes: suyos.toReversed() } })
  const [lote, ...unos] = await Promise.all([
    e.hacer(clases, { huella: data.huella }),
    ...clases.toReversed().map(asociar),
  ])
  expect([200, 409]).toContain(lote.status)
  expect(unos.map(({ status }) => status)).toEqual(clases.map(() => 200))
  const inscritos = await e.db.select().from(tables.clases).where(inArray(tables.clases.id_clase, clases))
  expect(inscritos.map(({ vacia }) => vacia)).toEqual(clases.map(() => false))
  expect(await Promise.all(clases.map(e.dentro))).toEqual(clases.map(() => suyos.toSorted()))
})

/** Runs something while another connection holds the lock of those who save classes. */
const sinTurno = async <T>(url: string, hacer: () => Promise<T>): Promise<T> => {
  const otra = openPool(url)
  try {
    return await otra.db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('advice'), hashtext('choques'))`)
      return hacer()
    })
  } finally {
    await otra.close()
  }
}
