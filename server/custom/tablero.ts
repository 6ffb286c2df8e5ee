import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { nacionalidadMexicana } from '../../src/domain/personas.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { requireSession } from '../auth/sesion.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import type { AppEnv, Queryable } from '../contexto.ts'
import { cucDe } from '../cucDe.ts'
import { reading } from '../db/reading.ts'
import { columnOf } from '../crud/registry.ts'
import { tables } from '../university/tables.ts'

/** The figures of the dashboards: of the whole university, and of the caller's own CUC. (A §3, Dashboard statistics; B §7) */
export const tablero = new Hono<AppEnv>()
  .get('/cucs/estudiantes/total/numero', requireSession, requireRoles('coordinador'), async c => {
    const { totales, porPrograma } = await reading(c, db => cifras(db))
    return answerSuccess(c, 'Datos de las CUCs', { ...totales, estudiantes_programa: porPrograma })
  })
  .get('/por-cuc/estudiantes/total/numero', requireSession, requireRoles('consejero', 'escolar'), async c => {
    const { totales, porPrograma } = await reading(c, db =>
      cifras(db, eq(columnOf(estudiantes, 'del_cuc'), cucDe(c.var.usuario))),
    )
    return answerSuccess(c, 'Datos del CUC', { ...totales, estudiantes_carrera: porPrograma })
  })

const { estudiantes, programas } = tables

/** Counts active students only: former ones are history, not part of the university's size. A student belongs to the CUC of the own group. */
async function cifras(db: Queryable, deQuienes?: SQL) {
  const contados = db
    .select({ clave: estudiantes.clave_programa, ...conteos })
    .from(estudiantes)
    .where(and(eq(estudiantes.estatus, 1), deQuienes))
    .groupBy(estudiantes.clave_programa)
    .as('contados')
  const { total, hombres, mujeres, mexicanos } = contados
  const filas = await db
    .select({ clave: programas.clave, nombre: programas.nombre, total, hombres, mujeres, mexicanos })
    .from(contados)
    .innerJoin(programas, eq(programas.clave, contados.clave))
    .orderBy(desc(total), programas.nombre)
  const suma = (conteo: keyof typeof conteos) => filas.reduce((total, fila) => total + fila[conteo], 0)
  const totales = {
    total_estudiantes: suma('total'),
    total_hombres: suma('hombres'),
    total_mujeres: suma('mujeres'),
    total_estudiantes_mexicanos: suma('mexicanos'),
    total_estudiantes_no_mexicanos: suma('total') - suma('mexicanos'),
  }
  return { totales, porPrograma: Object.fromEntries(filas.map(fila => [etiqueta(fila, filas), fila.total])) }
}

const cuantos = (condicion: SQL) => sql<number>`count(*) filter (where ${condicion})`.mapWith(Number)

const conteos = {
  total: count().as('total'),
  hombres: cuantos(eq(estudiantes.sexo, 'H')).as('hombres'),
  mujeres: cuantos(eq(estudiantes.sexo, 'M')).as('mujeres'),
  mexicanos: cuantos(eq(estudiantes.nacionalidad, nacionalidadMexicana)).as('mexicanos'),
}

/** The name of a programme; with its key where another one is called the same. */
const etiqueta = ({ clave, nombre }: Programa, todos: readonly Programa[]) =>
  todos.filter(otro => otro.nombre === nombre).length > 1 ? `${nombre} (${clave})` : nombre

type Programa = { clave: string; nombre: string }
