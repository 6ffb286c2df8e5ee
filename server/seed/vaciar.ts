import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { ajustes } from '../ajustes/tables.ts'
import { colonias, municipios } from '../codigosPostales/tables.ts'
import type { Db } from '../contexto.ts'
import { lookupTables } from '../university/lookups.ts'
import { schema } from '../university/schema.ts'

/** Removes everything that people put into the database; the installation's own settings, the fixed lists and the postal codes stay. */
export const vaciar = async (tx: Db): Promise<void> => {
  const propias = Object.values(schema).filter(tabla => is(tabla, PgTable) && !conservadas.has(tabla))
  await tx.execute(
    sql`truncate ${sql.join(
      propias.map(tabla => sql`${tabla}`),
      sql`, `,
    )} restart identity`,
  )
}

const conservadas: ReadonlySet<unknown> = new Set([...Object.values(lookupTables), ajustes, colonias, municipios])
