import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '../../../src/schema/columnName.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { isInSearchText, searchedFields } from '../../db/search.ts'
import { contains, searchable } from './contains.ts'
import { columnOf, resourceOf, tableNamed } from '../registry.ts'

/** Rows in which the text that an embed lays at a place contains the word: the keys that it is found under come first, so that the index of the reference serves. */
export const searchEmbedded = (resource: AnyResource, table: PgTable, place: string, word: string): readonly SQL[] => {
  const [head = '', ...rest] = place.split('.')
  const found = Object.entries(resource.fields)
  if (!rest.length)
    return found.flatMap(([name, field]) =>
      traitsOf(field).stored && columnName(name, field) === head ? [inColumn(resource, table, name, word)] : [],
    )
  return found.flatMap(([name, field]) => {
    if (field.kind !== 'reference' || field.embed?.at !== head) return []
    const target = resourceOf(field.to)
    const keys = tableNamed(field.to)
    return searchEmbedded(target, keys, rest.join('.'), word).map(
      condition =>
        sql`${columnOf(table, name)} = any(array(select ${columnOf(keys, target.key)} from ${keys} where ${condition}))`,
    )
  })
}

/** The searched text of the table narrows its rows by an index, where it holds the column. */
const inColumn = (resource: AnyResource, table: PgTable, name: string, word: string): SQL => {
  const held = contains(searchable(sql`${columnOf(table, name)}::text`), word)
  return searchedFields(resource).some(([each, field]) => each === name && isInSearchText(field))
    ? sql`(${contains(columnOf(table, 'busqueda'), word)} and ${held})`
    : held
}
