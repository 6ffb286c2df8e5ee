import type { AnyResource } from '../resource.ts'
import { readFilterName, filterKey, operators } from './readFilterName.ts'
import type { Operator } from './filterForms.ts'

/** Filter of a list, each name as the API reads it. */
export type Filter = Readonly<Record<string, unknown>>

/** All that a filter asks of one field, by operator. */
export type FilterPart = { readonly [O in Operator]?: unknown }

/** Returns what a filter asks of a field. */
export const filterPart = (filter: Filter, name: string): FilterPart =>
  Object.fromEntries(
    operators.flatMap(operator => {
      const value = filter[filterKey(name, operator)]
      return value === undefined ? [] : [[operator, value]]
    }),
  )

/** Returns the filter with what it asks of a field replaced; undefined, an empty text and an empty list ask nothing. */
export const withFilterPart = (filter: Filter, name: string, part: FilterPart): Filter => ({
  ...withoutField(filter, name),
  ...Object.fromEntries(
    operators.flatMap(operator => {
      const value = part[operator]
      const none = value === undefined || value === '' || (Array.isArray(value) && !value.length)
      return none ? [] : [[filterKey(name, operator), value]]
    }),
  ),
})

/** Returns the fields that a filter asks something of, in the order of their declaration. */
export const filteredFields = (resource: Pick<AnyResource, 'fields'>, filter: Filter): readonly string[] => {
  const filtered = new Set(Object.keys(filter).map(key => readFilterName(resource, key)?.name))
  return Object.keys(resource.fields).filter(name => filtered.has(name))
}

const withoutField = (filter: Filter, name: string): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(([key]) => !operators.some(operator => filterKey(name, operator) === key)),
  )
