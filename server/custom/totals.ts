import { and, count, eq, gt, inArray, notInArray, sql, sum, type SQL } from 'drizzle-orm'
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import { estatus } from '../../src/domain/personas.ts'
import { estudiantesContados, situaciones } from '../academico/tables.ts'
import type { Queryable } from '../contexto.ts'
import { columnOf } from '../crud/registry.ts'
import type { RequestScope } from '../crud/requestScope.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'
import { wholeUniversity } from '../university/belonging.ts'
import { tables } from '../university/tables.ts'

const { estudiantes } = tables

/** How many rows the largest tables have, by what is kept of them. */
export const wholes: NonNullable<ServerHouse['wholes']> = {
  estudiantes: async db => {
    const [contados] = await db
      .select({ total: sum(estudiantesContados.cuantos).mapWith(Number) })
      .from(estudiantesContados)
    return contados?.total ?? 0
  },
}

/** How many students these doors show, counted in the rows that are kept of each: where those of a campus are joined with the students, all of these are read. */
export const totals: NonNullable<ServerHouse['totals']> = {
  'estudiantes/pendientes/reinscripcion': (db, call) => situados(db, call, sql`${situaciones.por_reinscribir}`),
  'estudiantes/documentacion/pendiente': (db, call) => {
    const inactivos = new QueryBuilder()
      .select({ matricula: estudiantes.matricula })
      .from(estudiantes)
      .where(and(inArray(estudiantes.estatus, inactivo), suyo(columnOf(estudiantes, 'del_cuc'), call)))
    return situados(db, call, gt(situaciones.por_entregar, 0), notInArray(situaciones.matricula, inactivos))
  },
}

const inactivo = estatus.map(([clave]) => clave).filter(clave => clave !== 1)

const situados = async (db: Queryable, call: RequestScope, ...condiciones: SQL[]) => {
  const [fila] = await db
    .select({ total: count() })
    .from(situaciones)
    .where(and(suyo(situaciones.clave_cuc, call), ...condiciones))
  return fila?.total ?? 0
}

/** Of the caller's own campus; of every one for the roles of the whole university. */
const suyo = (columna: PgColumn, { usuario: { rol, clave_cuc } }: RequestScope): SQL | undefined =>
  wholeUniversity.includes(rol) ? undefined : eq(columna, clave_cuc ?? '')
