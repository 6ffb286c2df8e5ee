import { sql, type SQL } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'
import { ordenEspanol } from '../../src/language/texto.ts'
import type { ClosedOption } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { traitsOf } from '../../src/schema/traits.ts'
import { inheritedFields } from './inheritedColumns.ts'
import { literal } from './literal.ts'
import { ownParts } from './search.ts'

/** Collation of Spanish order, in which «Periodo 2» comes before «Periodo 10». */
export const natural = sql.raw('"es_natural"')

/** Sorts a column of plain text in Spanish order. */
export const spanish = (column: PgColumn): SQL => sql`${column} collate ${natural}`

/** Returns what lists sort a field by, where the table's own columns tell it: a closed list by its labels, a composed text by all of it; undefined for what other tables bring. */
const sortedBy = (
  { fields }: Pick<AnyResource, 'fields'>,
  name: string,
  column: (name: string) => PgColumn,
): PgColumn | SQL | undefined => {
  const field = fields[name]
  if (field?.kind === 'choice') return byLabel(column(name), field.choices)
  if (field?.kind === 'via') {
    const parts = ownParts(fields, name)?.map(column)
    return parts?.every(({ notNull }) => notNull) ? byJoinedTexts(parts) : undefined
  }
  return field && traitsOf(field).stored ? column(name) : undefined
}

/** Builds the index of a list's default order, unless a declared one begins with it. */
export const firstOrderIndex = (resource: AnyResource, table: string, column: (name: string) => PgColumn) => {
  const { sort, key, fields, indexes = [] } = resource
  const [first = key, ...others] = [sort ?? key].flat()
  const order = [first, ...others, key]
  const stored = fields[first] && traitsOf(fields[first]).stored
  return first !== key && stored && !indexes.some(names => order.every((each, at) => names[at] === each))
    ? [index(`${table}_orden`).on(column(first), ...[...others, key].map(column))]
    : []
}

/** Builds the indexes of the orders that a declaration names, each for all rows and for those of one place. Throws for a field that other tables bring. */
export const orderIndexes = (resource: AnyResource, column: (name: string) => PgColumn) =>
  (resource.ordered ?? []).map(name => {
    const first = sortedBy(resource, name, column)
    if (!first) throw new Error(`${resource.name} is not sorted by «${name}» from columns of its own`)
    const inherited = inheritedFields(resource).map(each => column(each.name))
    return index(`${resource.name}_por_${name}`).on(first, column(resource.key), ...inherited)
  })

/** Sorts by texts that every row has, joined by spaces. */
export const byJoinedTexts = (parts: readonly (PgColumn | SQL)[]): SQL =>
  sql`((${sql.join([...parts], sql` || ' ' || `)}) collate ${natural})`

/** Sorts the values of a closed list by their labels, 2 before 10. */
export const byLabel = (column: PgColumn, choices: readonly ClosedOption[]): SQL => {
  const values = choices.toSorted(([, one], [, other]) => ordenEspanol(one, other)).map(([value]) => value)
  return sql`array_position(array[${sql.raw(values.map(literal).join(', '))}], ${column})`
}
