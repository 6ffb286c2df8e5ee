import { and, arrayOverlaps, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Value } from '../../../src/schema/kinds.ts'
import { isUnprintable } from '../../../src/schema/tidy.ts'
import { isInSearchText, searchedFields } from '../../db/search.ts'
import type { Consulta } from '../../contexto.ts'
import { Falla } from '../../falla.ts'
import type { Call } from '../call.ts'
import { columnsOf, fieldOf } from '../registry.ts'
import { leadingTo } from './leadingTo.ts'
import type { Link } from './link.ts'
import { contains } from './contains.ts'
import { searchesOf } from './searches.ts'
import { valueOf } from './value.ts'
import { viewOf, type View } from './view.ts'

/** The condition of a list's filter: `q` searches, a field's name asks for its value (or one of several), `id` for the key, `leading` for what leads to rows of another resource. 422 for anything else. */
export const filterOf = async (
  db: Consulta,
  view: View,
  link: Link | undefined,
  filter: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<SQL | undefined> => {
  const { q, leading, ...others } = filter
  const equals = Object.entries(others).map(([name, wanted]) =>
    equal(view, name === 'id' ? view.resource.key : name, wanted),
  )
  return and(
    ...equals,
    leading === undefined ? undefined : leadingTo(view, leading, call),
    q === undefined ? undefined : await searched(db, view, link, q),
  )
}

/** Only what the resource's own table keeps can be asked for; of a list of several, any of the wanted. */
const equal = ({ resource, table }: View, name: string, wanted: unknown): SQL => {
  const field = fieldOf(resource, name)
  const column = field && columnsOf(table)[name]
  if (!field || !column) throw new Falla(422, 'No se puede filtrar por ese campo')
  const asked = [wanted].flat()
  if (asked.length > mostValues)
    throw new Falla(422, `No se pueden pedir más de ${mostValues} valores de '${field.label}'`)
  const values = asked.map((each): Value => valueOf(field, field.kind === 'choices' ? [each] : each))
  if (values.includes(undefined)) throw new Falla(422, `El valor de '${field.label}' no es válido`)
  return field.kind === 'choices' ? arrayOverlaps(column, values.flat()) : inArray(column, values)
}

const mostValues = 1000

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
