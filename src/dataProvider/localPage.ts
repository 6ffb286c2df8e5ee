import { halla } from '../language/busqueda.ts'
import { ordenEspanol } from '../language/texto.ts'
import { viewFilter } from '../schema/filters/listViews.ts'
import { nearest, nextInOrder } from '../schema/record/firstOrder.ts'
import type { AnyResource } from '../schema/resource.ts'
import { isBlank } from '../schema/record/isBlank.ts'
import { textOf } from '../schema/record/text.ts'
import { traitsOf } from '../schema/traits.ts'
import { valueAt, type Registro } from '../schema/record/valueAt.ts'
import { today } from '../api/today.ts'
import { meetsFilter } from './meetsFilter.ts'

/**
 * Pages, sorts and searches a whole list as a paging server would, without regard to accents and case. Empty values
 * last, first if descending. Ignores `leading`, which only a paging server can check.
 */
export const localPage = (resource: AnyResource, records: readonly Registro[], query: URLSearchParams) => {
  const {
    q = '',
    vista,
    leading: _,
    ...fieldFilter
  }: { q?: string; vista?: string } & Registro = read(query, 'filter') ?? {}
  const view = vista === undefined ? undefined : resource.views?.[vista]
  const filters = [fieldFilter, ...(view ? [viewFilter(view, today())] : [])]
  const [source, order] = read<[string, string]>(query, 'sort') ?? ['id', 'ASC']
  const [first, last] = read<[number, number]>(query, 'range') ?? [0, records.length - 1]
  const words = q.split(/\s+/).filter(Boolean).map(halla)
  const matching = records.filter(
    record =>
      filters.every(filter => meetsFilter(resource, filter, record)) &&
      (words.length === 0 || contains(searchedTexts(resource, record), words)),
  )
  const sources = [source, ...nextInOrder(resource, source)]
  const compared = (one: Registro, other: Registro) =>
    sources.reduce((so, each) => so || compare(orderedBy(resource, each, one), orderedBy(resource, each, other)), 0)
  const sorted = matching.toSorted((one, other) => compared(one, other) * (order === 'DESC' ? -1 : 1))
  return { records: sorted.slice(first, last + 1), total: matching.length }
}

const read = <T = Registro>(query: URLSearchParams, name: string): T | undefined => {
  const text = query.get(name)
  return text ? JSON.parse(text) : undefined
}

/** Tells whether every word is in some text. */
const contains = (texts: readonly string[], words: readonly ((text: string) => boolean)[]) =>
  words.every(word => texts.some(word))

const searchedTexts = ({ fields, columns, search = [] }: AnyResource, record: Registro) =>
  [...columns, ...search].flatMap(name => {
    const field = fields[name]
    return field ? [textOf(name, field, record)] : []
  })

/** Returns the value by which a column sorts: a column with `sortable: 'asRead'` by the text that people read, every other by its stored value. */
const orderedBy = ({ fields, during }: AnyResource, source: string, record: Registro) => {
  if (source === nearest && during) return daysFrom(today(), during, record)
  const field = fields[source]
  return field && traitsOf(field).sortable === 'asRead' ? textOf(source, field, record) : valueAt(record, source)
}

/** Counts the days from today to a record's span, before or after it; 0 within it. */
const daysFrom = (today: string, during: readonly string[], record: Registro) => {
  const [begins = 0, ends = 0] = during.map(name => Date.parse(String(valueAt(record, name))))
  return Math.max(begins - Date.parse(today), Date.parse(today) - ends, 0)
}

const compare = (one: unknown, other: unknown) => {
  if (isBlank(one) || isBlank(other)) return Number(isBlank(one)) - Number(isBlank(other))
  return typeof one === 'number' && typeof other === 'number' ? one - other : ordenEspanol(String(one), String(other))
}
