import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { omit } from 'es-toolkit'

/** Returns the columns by which a table keeps rows counted, under the names of the counted rows' fields. */
export const contadosPor = (contados: PgTable): Readonly<Record<string, PgColumn>> =>
  omit(getTableColumns(contados), ['turno', 'cuantos'])
