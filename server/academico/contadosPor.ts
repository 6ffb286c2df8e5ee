import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { omit } from 'es-toolkit'

/** Answers the columns by which a table keeps rows counted, by the fields of these rows. */
export const contadosPor = (contados: PgTable): Readonly<Record<string, PgColumn>> =>
  omit(getTableColumns(contados), ['turno', 'cuantos'])
