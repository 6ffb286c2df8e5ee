import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyField } from '../../src/schema/kinds.ts'
import { checkOf } from '../../src/schema/checks.ts'
import { isInSearchText, searchedFields } from '../db/search.ts'
import { Falla } from '../falla.ts'
import { columnOf, columnsOf } from './registry.ts'
import { searchesOf } from './searches.ts'
import type { View } from './view.ts'

/** The condition of a list's filter: `q` searches, a field's name asks for its value (or one of several), `id` for the key. */
export const filterOf = (view: View, filter: Readonly<Record<string, unknown>>): SQL | undefined =>
  and(...Object.entries(filter).map(([name, wanted]) => (name === 'q' ? searched(view, wanted) : equal(view, name, wanted))))

const equal = (view: View, name: string, wanted: unknown): SQL => {
  const field = view.resource.fields[name === 'id' ? view.resource.key : name]
  const column = columnsOf(view.table)[name === 'id' ? view.resource.key : name]
  if (!field || !column) throw new Falla(422, 'Los parámetros de la consulta no son válidos')
  const values = [wanted].flat().slice(0, 1000).map(value => valid(field, value))
  return inArray(column, values)
}

/** The value as the database takes it; 422 for what the field could never hold. */
export const valid = (field: AnyField, value: unknown) => {
  const { success, data } = checkOf(field).safeParse(value)
  if (!success || (typeof data === 'string' && data.includes('\0'))) throw new Falla(422, `El valor de '${field.label}' no es válido`)
  return data
}

/** Every word must be found in some searched field, whatever its accents and capitals. */
const searched = (view: View, text: unknown): SQL | undefined => {
  if (typeof text !== 'string' || text.length > 200) throw new Falla(422, 'El texto a buscar no es válido')
  const words = text.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 10)
  return and(...words.map(word => found(view, word)))
}

const found = (view: View, word: string): SQL => {
  const pattern = sql`sin_acentos(${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`})`
  const others = searchedFields(view.resource).filter(([, field]) => !isInSearchText(field))
  const own = columnsOf(view.table).busqueda
  return or(...(own ? [sql`${own} like ${pattern}`] : []), ...others.flatMap(([name, field]) => searchesOf(view, name, field, word, pattern))) ?? sql`false`
}

export const keyIs = (view: View, key: string): SQL => eq(columnOf(view.table, view.resource.key), key)
