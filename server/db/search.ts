import { sql } from 'drizzle-orm'
import { index, text, type PgColumn, type PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import type { AnyField } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { traitsOf } from '../../src/schema/traits.ts'
import { inheritedFields } from './inheritedColumns.ts'

/** Returns the fields that «Buscar» looks through: all that a table shows, a composed column by its parts, and what the declaration adds. */
export const searchedFields = ({ search = [], columns, fields }: AnyResource) =>
  [...new Set([...columns, ...search].flatMap(name => partsOf(fields, name)))].flatMap(name =>
    fields[name] ? [[name, fields[name]] as const] : [],
  )

/** Returns the own fields of which a column is composed; the column itself where other tables bring its text. */
const partsOf = (fields: AnyResource['fields'], name: string): readonly string[] => ownParts(fields, name) ?? [name]

/** Returns the own fields of which a composed text is made; undefined for any other field, and where other tables bring some of it. */
export const ownParts = (fields: AnyResource['fields'], name: string): readonly string[] | undefined => {
  const field = fields[name]
  if (field?.kind !== 'via') return undefined
  const parts = field.of.map(place => Object.keys(fields).find(each => isKeptAt(fields, each, place)))
  return parts.every(part => part !== undefined) ? parts : undefined
}

const isKeptAt = (fields: AnyResource['fields'], name: string, place: string) => {
  const field = fields[name]
  return field !== undefined && isInSearchText(field) && columnName(name, field) === place
}

/** Tells whether the text of a field may hold a word: a figure is written without letters. */
export const mayHold = (field: AnyField, word: string): boolean => !(traitsOf(field).figure && /[a-z]/i.test(word))

/** Tells whether the generated search text contains the field. */
export const isInSearchText = (field: AnyField) => traitsOf(field).searched === 'column'

/** Lists the fields whose text makes up the generated search text. */
export const textsInSearch = (resource: AnyResource): readonly string[] =>
  searchedFields(resource).flatMap(([name, field]) => (isInSearchText(field) ? [name] : []))

/** Builds the generated column with the text of all directly searched fields, as people search it, so that one trigram index serves «Buscar». */
export const searchColumn = (resource: AnyResource): Record<string, PgColumnBuilderBase> => {
  const parts = searchedFields(resource)
    .filter(([, field]) => isInSearchText(field))
    .map(([name, field]) => `coalesce("${columnName(name, field)}"::text, '')`)
  return parts.length
    ? { busqueda: text('busqueda').generatedAlwaysAs(sql.raw(`para_busqueda(${parts.join(" || ' ' || ")})`)) }
    : {}
}

/** Builds the index in which «Buscar» looks words up by trigrams, with the inherited columns of each row: a search within one place reads no row of another. */
export const searchIndex = (resource: AnyResource, column: (name: string) => PgColumn) => {
  const words = searchedFields(resource).some(([, field]) => isInSearchText(field))
  const inherited = inheritedFields(resource).map(({ name }) => column(name))
  return words
    ? [index(`${resource.name}_busqueda`).using('gin', sql`${column('busqueda')} gin_trgm_ops`, ...inherited)]
    : []
}
