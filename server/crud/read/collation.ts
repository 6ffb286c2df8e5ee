import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ordenEspanol } from '../../../src/language/texto.ts'
import { literal } from '../../db/literal.ts'

/** Spanish order in which «Periodo 2» comes before «Periodo 10». */
export const natural = sql.raw('"es_natural"')

/** Sorts a column of plain text as Spanish does. */
export const spanish = (column: PgColumn): SQL => sql`${column} collate ${natural}`

/** Sorts the values of a closed list by what people read of them, 2 before 10. */
export const byLabel = (
  column: PgColumn,
  choices: readonly (readonly [value: string | number, label: string])[],
): SQL => {
  const values = choices.toSorted(([, one], [, other]) => ordenEspanol(one, other)).map(([value]) => value)
  return sql`array_position(array[${sql.raw(values.map(literal).join(', '))}], ${column})`
}
