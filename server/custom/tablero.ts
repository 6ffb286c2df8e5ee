import { and, desc, eq, gt, sql, sum, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { nacionalidadMexicana } from '../../src/domain/personas.ts'
import { estudiantesContados as contados } from '../academico/tables.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { requireSession } from '../auth/sesion.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { cucDe } from '../auth/cucDe.ts'
import { reading } from '../db/reading.ts'
import { tables } from '../university/tables.ts'

/** Answers the figures of the dashboards: of the whole university, and of the caller's own CUC. (A §3, Dashboard statistics; B §7) */
export const tablero = new Hono<AppEnv>()
  .get('/cucs/estudiantes/total/numero', requireSession, requireRoles('coordinador'), async c => {
    const { totales, porPrograma } = await reading(c, db => cifras(db))
    return answerSuccess(c, 'Datos de las CUCs', { ...totales, estudiantes_programa: porPrograma })
  })
  .get('/por-cuc/estudiantes/total/numero', requireSession, requireRoles('consejero', 'escolar'), async c => {
    const { totales, porPrograma } = await reading(c, db => cifras(db, eq(contados.del_cuc, cucDe(c.var.usuario))))
    return answerSuccess(c, 'Datos del CUC', { ...totales, estudiantes_carrera: porPrograma })
  })

const { programas } = tables

/** Counts active students only: former ones are history, not part of the university's size. A student belongs to the CUC of the own group. */
async function cifras(db: Queryable, deQuienes?: SQL) {
  const sumados = db
    .select({ clave: contados.clave_programa, ...conteos })
    .from(contados)
    .where(and(eq(contados.estatus, 1), deQuienes))
    .groupBy(contados.clave_programa)
    .having(gt(sum(contados.cuantos), '0'))
    .as('sumados')
  const { total, hombres, mujeres, mexicanos } = sumados
  const filas = await db
    .select({ clave: programas.clave, nombre: programas.nombre, total, hombres, mujeres, mexicanos })
    .from(sumados)
    .innerJoin(programas, eq(programas.clave, sumados.clave))
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

const cuantos = (condicion?: SQL) =>
  sql`coalesce(sum(${contados.cuantos}) filter (where ${condicion ?? sql`true`}), 0)`.mapWith(Number)

const conteos = {
  total: cuantos().as('total'),
  hombres: cuantos(eq(contados.sexo, 'H')).as('hombres'),
  mujeres: cuantos(eq(contados.sexo, 'M')).as('mujeres'),
  mexicanos: cuantos(eq(contados.nacionalidad, nacionalidadMexicana)).as('mexicanos'),
}

/** Returns the name of a programme; with its key where another one has the same name. */
const etiqueta = ({ clave, nombre }: Programa, todos: readonly Programa[]) =>
  todos.filter(otro => otro.nombre === nombre).length > 1 ? `${nombre} (${clave})` : nombre

type Programa = { clave: string; nombre: string }
