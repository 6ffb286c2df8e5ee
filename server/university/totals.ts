import { and, count, countDistinct, eq, lte, sum, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contadosPor } from '../academico/contadosPor.ts'
import { clasesContadas, estudiantesContados, reportesDebidos, situacionesContadas } from '../academico/tables.ts'
import type { Queryable } from '../db/queryable.ts'
import type { RequestScope } from '../crud/requestScope.ts'
import { columnOf } from '../crud/registry.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'
import { conBajaTerminada } from '../custom/bajas/conBajaTerminada.ts'
import { ofTheirCuc } from '../academico/belonging.ts'
import { tables } from './tables.ts'

/** Largest tables, whose rows are counted in a table of their own by these fields. */
export const counted: NonNullable<ServerHouse['counted']> = {
  estudiantes: {
    table: estudiantesContados,
    rows: estudiantesContados.cuantos,
    by: contadosPor(estudiantesContados),
  },
  clases: { table: clasesContadas, rows: clasesContadas.cuantos, by: contadosPor(clasesContadas) },
}

const { activo, candidato, clave_cuc, cuantos, por_documentar, por_reinscribir } = situacionesContadas

/** Counts the rows of these doors from tables that keep the figures. */
export const totals: NonNullable<ServerHouse['totals']> = {
  'estudiantes/pendientes/reinscripcion': (db, call) => situados(db, call, eq(por_reinscribir, true)),
  'estudiantes/documentacion/pendiente': (db, call) => situados(db, call, eq(activo, true), eq(por_documentar, true)),
  'cuc/estudiantes/setenta-porciento/escolar': (db, call) => situados(db, call, eq(candidato, true)),
  'estudiantes/bajas/terminadas': async (db, call) => {
    const { bajasTemporales: bajas, estudiantes } = tables
    const [fila] = await db
      .select({ total: countDistinct(estudiantes.matricula) })
      .from(bajas)
      .innerJoin(estudiantes, eq(estudiantes.matricula, bajas.matricula_estudiante))
      .where(and(suyo(columnOf(estudiantes, 'del_cuc'), call), eq(estudiantes.estatus, 0), conBajaTerminada(call)))
    return fila?.total ?? 0
  },
  'grupos/reportes/pendientes': async (db, call) => {
    const [fila] = await db
      .select({ total: count() })
      .from(reportesDebidos)
      .where(and(suyo(reportesDebidos.clave_cuc, call), lte(reportesDebidos.desde, call.today)))
    return fila?.total ?? 0
  },
}

const situados = async (db: Queryable, call: RequestScope, ...condiciones: SQL[]) => {
  const [fila] = await db
    .select({ total: sum(cuantos).mapWith(Number) })
    .from(situacionesContadas)
    .where(and(suyo(clave_cuc, call), ...condiciones))
  return fila?.total ?? 0
}

/** Returns the condition on the caller's own campus; on every one for the roles of the whole university. */
const suyo = (columna: PgColumn, { usuario }: RequestScope): SQL => ofTheirCuc(usuario, clave => eq(columna, clave))
