import { paraBusqueda } from '../domain/busqueda.ts'
import { ordenEspanol } from '../domain/texto.ts'
import type { Registro } from './records.ts'

/** Pages, sorts and searches a whole list by the same query a paging server would read. */
export const localPage = (records: readonly Registro[], query: URLSearchParams) => {
  const { q, ...filter }: { q?: string } & Registro = read(query, 'filter') ?? {}
  const [field, order] = read<[string, string]>(query, 'sort') ?? ['id', 'ASC']
  const [first, last] = read<[number, number]>(query, 'range') ?? [0, records.length - 1]
  const words = paraBusqueda(q ?? '').split(' ').filter(Boolean)
  const matching = records.filter(record => equal(record, filter) && words.every(word => contains(record, word)))
  const sorted = matching.toSorted((one, other) => compare(one[field], other[field]) * (order === 'DESC' ? -1 : 1))
  return { records: sorted.slice(first, last + 1), total: matching.length }
}

const read = <T = Registro>(query: URLSearchParams, name: string): T | undefined => {
  const text = query.get(name)
  return text ? JSON.parse(text) : undefined
}

const equal = (record: Registro, filter: Registro) =>
  Object.entries(filter).every(([name, wanted]) => [wanted].flat().some(one => String(one) === String(record[name])))

const contains = (value: unknown, word: string): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(part => contains(part, word)) : paraBusqueda(String(value ?? '')).includes(word)

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : ordenEspanol(String(one ?? ''), String(other ?? ''))
