import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { ajustes } from '../ajustes/tables.ts'
import { colonias, municipios } from '../codigosPostales/tables.ts'
import type { Db } from '../db/queryable.ts'
import { pasos } from '../crud/casos/tables.ts'
import { historial, nombresDeHistorial, sellosDeHistorial } from '../crud/tables.ts'
import { lookupTables } from '../datosGenerales/tables.ts'
import { schema } from '../university/schema.ts'

/** Deletes everything that people put into the database, history and steps of cases included, which otherwise nobody may shorten; settings of the installation, fixed lists and postal codes stay. */
export const emptyDatabase = async (tx: Db): Promise<void> => {
  const propias = Object.values(schema).filter(tabla => is(tabla, PgTable) && !conservadas.has(tabla))
  for (const tabla of soloSeAgregan) await tx.execute(sql`alter table ${tabla} disable trigger solo_se_agrega`)
  await tx.execute(
    sql`truncate ${sql.join(
      propias.map(tabla => sql`${tabla}`),
      sql`, `,
    )} restart identity`,
  )
  for (const tabla of soloSeAgregan) await tx.execute(sql`alter table ${tabla} enable trigger solo_se_agrega`)
}

const soloSeAgregan = [historial, sellosDeHistorial, nombresDeHistorial, pasos]

const conservadas: ReadonlySet<unknown> = new Set([...Object.values(lookupTables), ajustes, colonias, municipios])
