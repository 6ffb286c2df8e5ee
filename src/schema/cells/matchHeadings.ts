import { paraBusqueda } from '../../language/busqueda.ts'
import { columnName } from '../record/columnName.ts'
import type { AnyResource } from '../resource.ts'
import { importableFields } from './importable.ts'

/** Returns the field of each heading of a sheet, ignoring accents, capitals and signs. Null for an unknown heading and for a second column of one field. */
export const matchHeadings = (resource: AnyResource, headings: readonly string[]): readonly (string | null)[] => {
  const names = namesOf(resource)
  const matched = new Set<string>()
  return headings.map(heading => {
    const field = names.get(headingKey(heading))
    if (field === undefined || matched.has(field)) return null
    matched.add(field)
    return field
  })
}

/** Normalises a heading for comparison. */
export const headingKey = (heading: string) => paraBusqueda(heading.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))

/** Returns the field of every name that a heading may use. Clearer names win: the label of one field over the column of another. */
const namesOf = (resource: AnyResource): ReadonlyMap<string, string> => {
  const importable = importableFields(resource)
  const names = new Map<string, string>()
  const layers = [
    importable.map(([name, { label }]) => [label, name] as const),
    importable.flatMap(([name, { heading }]) => (heading ? [[heading, name] as const] : [])),
    importable.map(([name]) => [name, name] as const),
    importable.map(([name, field]) => [columnName(name, field), name] as const),
  ]
  for (const [called, name] of layers.flat()) {
    const key = headingKey(called)
    if (!names.has(key)) names.set(key, name)
  }
  return names
}
