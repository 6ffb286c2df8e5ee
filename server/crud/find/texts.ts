import { sql, type SQL } from 'drizzle-orm'
import { columnName } from '../../../src/schema/columnName.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { isInSearchText, searchedFields } from '../../db/search.ts'
import { columnOf } from '../registry.ts'
import { contains, searchable } from '../read/contains.ts'
import type { ReadPlan } from '../read/readPlan.ts'

/** The own columns of text that a field is read from; undefined for one that leads elsewhere or holds no text. */
export const ownTexts = (
  { resource: { fields } }: ReadPlan,
  name: string,
  field: AnyField,
): readonly string[] | undefined => {
  if (isInSearchText(field)) return [name]
  if (field.kind !== 'via') return undefined
  const parts = field.of.map(place => Object.entries(fields).find(([each, one]) => isAt(place, each, one))?.[0])
  return parts.every(part => part !== undefined) ? parts : undefined
}

const isAt = (place: string, name: string, field: AnyField) =>
  isInSearchText(field) && !place.includes('.') && columnName(name, field) === place

/** Several own columns as one text. */
export const joinedText = ({ table }: ReadPlan, names: readonly string[]): SQL =>
  sql`concat_ws(' ', ${sql.join(
    names.map(name => columnOf(table, name)),
    sql`, `,
  )})`

/** Whether these own columns hold a word; where the table's searched text holds them all, its index narrows the rows first. */
export const holdsWord = (view: ReadPlan, names: readonly string[], word: string): SQL => {
  const inText = new Set(
    searchedFields(view.resource).flatMap(([name, field]) => (isInSearchText(field) ? [name] : [])),
  )
  const held = contains(searchable(joinedText(view, names)), word)
  return names.every(name => inText.has(name))
    ? sql`(${contains(columnOf(view.table, 'busqueda'), word)} and ${held})`
    : held
}
