import { and, eq, gte, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { filesOfCases } from '../../server/crud/casos/movements.ts'
import { tables } from '../../server/university/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { acreditado } from '../../src/domain/acreditado.ts'
import { calificacionDicha } from '../../src/domain/calificaciones.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

const { db, cerrar } = await baseDePrueba({ demostrada: true })
afterAll(cerrar)

const { clases, estudiantes, facilitadores, grupos, periodos, reportes_de_grupos: reportes } = tables
const deHoy = () =>
  db
    .select({ clase: clases, cuc: grupos.clave_cuc })
    .from(clases)
    .innerJoin(periodos, eq(periodos.id_periodo, clases.id_periodo))
    .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
    .where(gte(periodos.fecha_final, '2026-11-20'))

test('the demonstration facilitador has classes that nobody graded, that he graded, and that are closed', async () => {
  const suyas = await db
    .select({ clase: clases })
    .from(clases)
    .innerJoin(facilitadores, eq(facilitadores.matricula, clases.matricula))
    .innerJoin(usuarios, eq(usuarios.id, facilitadores.id_usuario))
    .innerJoin(periodos, eq(periodos.id_periodo, clases.id_periodo))
    .where(and(eq(usuarios.email, 'facilitador@demo.cuc.mx'), gte(periodos.fecha_final, '2026-11-20')))
  expect(new Set(suyas.map(({ clase }) => `${clase.status_facilitador} ${clase.status_escolar}`))).toEqual(
    new Set(['false false', 'true false', 'true true']),
  )
})

test('every grade meets the rule; only closed classes have acreditado', async () => {
  const filas = await db
    .select()
    .from(clasesEstudiantes)
    .innerJoin(clases, eq(clases.id_clase, clasesEstudiantes.id_clase))
  for (const {
    clases_estudiantes: { calificacion, acreditado: dicho, ...fila },
    clases: clase,
  } of filas) {
    if (calificacion === null) expect([dicho, clase.status_facilitador]).toEqual(['', false])
    else
      expect([calificacionDicha({ ...fila, calificacion }).fallas, dicho]).toEqual([
        {},
        clase.status_escolar ? acreditado(calificacion) : '',
      ])
  }
  const cierres = await db.$count(pasos, eq(pasos.proceso, 'calificaciones'))
  expect(cierres).toBe(
    (await db.$count(clases, eq(clases.status_facilitador, true))) +
      (await db.$count(clases, eq(clases.status_escolar, true))),
  )
})

test('a group of the first campus with more than ten students, five others in its classes and seven subjects; another with nine subjects', async () => {
  const hoy = (await deHoy()).filter(({ cuc }) => cuc === 'CUC20IST01')
  const materias = new Map<string, Set<string>>()
  for (const { clase } of hoy)
    materias.set(clase.clave_grupo, (materias.get(clase.clave_grupo) ?? new Set()).add(clase.id_materia))
  const [lleno] = [...materias].find(([, suyas]) => suyas.size === 7) ?? ['']
  expect([...materias.values()].some(suyas => suyas.size === 9)).toBe(true)
  expect(
    await db.$count(estudiantes, and(eq(estudiantes.clave_grupo, lleno), eq(estudiantes.estatus, 1))),
  ).toBeGreaterThan(10)
  const [otros] = await db
    .select({ total: sql<number>`count(distinct ${clasesEstudiantes.matricula})`.mapWith(Number) })
    .from(clasesEstudiantes)
    .innerJoin(clases, eq(clases.id_clase, clasesEstudiantes.id_clase))
    .innerJoin(estudiantes, eq(estudiantes.matricula, clasesEstudiantes.matricula))
    .where(and(eq(clases.clave_grupo, lleno), sql`${estudiantes.clave_grupo} <> ${lleno}`))
  expect(otros?.total).toBeGreaterThanOrEqual(5)
})

test('a student is in a class of a subject once, and takes again only what was failed', async () => {
  const { rows } = await db.execute(sql`
    select ce.matricula, c.id_materia from clases_estudiantes ce join clases c using (id_clase)
    group by 1, 2 having count(*) > 1 and (count(*) > 2 or bool_or(ce.acreditado = 'Si' and not c.status_escolar) or not bool_or(ce.acreditado = 'No'))`)
  expect(rows).toEqual([])
})

test('groups whose reports were not begun, begun, sent once and sent twice, each with its file', async () => {
  const filas = await db
    .select({ id_caso: reportes.id_caso, estado: reportes.estado })
    .from(reportes)
    .innerJoin(periodos, eq(periodos.id_periodo, reportes.id_periodo))
    .where(gte(periodos.fecha_final, '2026-11-20'))
  const suyos = await filesOfCases(
    db,
    'reportes_de_grupos',
    filas.map(({ id_caso }) => id_caso),
  )
  const estados = new Set(filas.map(({ id_caso, estado }) => `${estado} ${suyos.get(id_caso)?.length ?? 0}`))
  expect(estados).toEqual(new Set(['generado 0', 'inicial 1', 'final 2']))
  expect(filas.length).toBeLessThan(await db.$count(grupos))
  const [uno] = await db.select().from(archivos).limit(1)
  expect(uno?.contenido?.subarray(0, 5).toString()).toBe('%PDF-')
})
