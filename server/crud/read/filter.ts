import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Door } from '../../../src/schema/resource.ts'
import { isUnprintable } from '../../../src/schema/tidy.ts'
import { isInSearchText, searchedFields } from '../../db/search.ts'
import type { Consulta } from '../../contexto.ts'
import { Falla } from '../../falla.ts'
import type { Call } from '../call.ts'
import { columnsOf } from '../registry.ts'
import { filteredBy } from './filters/filteredBy.ts'
import { leadingTo } from './leadingTo.ts'
import type { Link } from './link.ts'
import { contains } from './contains.ts'
import { searchesOf } from './searches.ts'
import { viewOf, type View } from './view.ts'

/** The condition of a list's filter: `q` searches, a field's name asks for its value (or one of several), with an ending for more, `id` for the key, `leading` for what leads to rows of another resource. 422 for anything else. */
export const filterOf = async (
  db: Consulta,
  view: View,
  door: Door,
  link: Link | undefined,
  filter: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<SQL | undefined> => {
  const { q, leading, ...others } = filter
  return and(
    ...Object.entries(others).map(([name, wanted]) => filteredBy(view, door, name, wanted)),
    leading === undefined ? undefined : leadingTo(view, leading, call),
    q === undefined ? undefined : await searched(db, view, link, q),
  )
}

/** Every word must be found in some searched field, whatever its accents and capitals. */
const searched = async (db: Consulta, view: View, link: Link | undefined, text: unknown): Promise<SQL | undefined> => {
  if (typeof text !== 'string' || text.length > 200) throw new Falla(422, 'El texto a buscar no es válido')
  if (isUnprintable(text)) return sql`false`
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, 10)
  return and(...(await Promise.all(words.map(word => found(db, view, link, word)))))
}

const found = async (db: Consulta, view: View, link: Link | undefined, word: string): Promise<SQL> => {
  const { busqueda } = columnsOf(view.table)
  const elsewhere = [
    ...searchedFields(view.resource)
      .filter(([, field]) => !isInSearchText(field))
      .map(([name, field]) => searchesOf(db, view, name, field, word)),
    ...(link
      ? searchedFields(link.resource).map(([name, field]) => searchesOf(db, viewOf(link.resource), name, field, word))
      : []),
  ]
  return or(...(busqueda ? [contains(busqueda, word)] : []), ...(await Promise.all(elsewhere)).flat()) ?? sql`false`
}
