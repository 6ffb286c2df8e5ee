import { sql, type SQL } from 'drizzle-orm'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { isInSearchText, textsInSearch } from '../../db/search.ts'
import { columnOf } from '../registry.ts'
import { contains, patternOf } from '../read/contains.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import type { Finder } from './findersOf.ts'

/** Returns the own columns of text that a field is read from; undefined for one that leads elsewhere or holds no text. */
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

/** Returns all own columns of text that a record is found by. */
export const ownTextsOf = (plan: ReadPlan, { fields }: Pick<Finder, 'fields'>): readonly string[] => [
  ...new Set(fields.flatMap(([name, field]) => ownTexts(plan, name, field) ?? [])),
]

/** Returns the fields that a record is found by whose text lies elsewhere. */
export const fieldsElsewhere = (plan: ReadPlan, { fields }: Pick<Finder, 'fields'>): Finder['fields'] =>
  fields.filter(([name, field]) => !ownTexts(plan, name, field))

/** Joins several own columns into one text. */
export const joinedText = ({ table }: ReadPlan, names: readonly string[]): SQL =>
  sql`concat_ws(' ', ${sql.join(
    names.map(name => columnOf(table, name)),
    sql`, `,
  )})`

/** Matches rows whose own columns hold a word: by the searched text, whose index narrows the rows first, and by themselves where that holds other columns too. */
export const holdsWord = (plan: ReadPlan, names: readonly string[], word: string): SQL => {
  const searched = textsInSearch(plan.resource)
  const { fold } = patternOf([word])
  const alone = () => contains(fold(joinedText(plan, names)), word)
  if (!names.every(name => searched.includes(name))) return alone()
  const inText = contains(columnOf(plan.table, 'busqueda'), word)
  return searched.every(name => names.includes(name)) ? inText : sql`(${inText} and ${alone()})`
}
