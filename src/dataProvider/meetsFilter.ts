import { halla } from '../language/busqueda.ts'
import { readFilterName, type NamedFilter } from '../schema/filters/readFilterName.ts'
import type { Operator } from '../schema/filters/filterForms.ts'
import type { Filter } from '../schema/filters/filterPart.ts'
import type { AnyResource } from '../schema/resource.ts'
import { isBlank } from '../schema/record/isBlank.ts'
import { textOf } from '../schema/record/text.ts'
import { valueAt, type Registro } from '../schema/record/valueAt.ts'

/** Tells whether a record meets a filter, by the keys that a filtering server reads. A key that is no field is compared with the record's own value. */
export const meetsFilter = (resource: AnyResource, filter: Filter, record: Registro) =>
  Object.entries(filter).every(([key, criterion]) => {
    const filterName = readFilterName(resource, key)
    return filterName
      ? tests[filterName.operator](filterName, criterion, record)
      : isOneOf(valueAt(record, key), criterion)
  })

type Test = (filterName: NamedFilter, accepted: unknown, record: Registro) => boolean

const tests: Readonly<Record<Operator, Test>> = {
  is: ({ name }, allowed, record) => isOneOf(valueAt(record, name), allowed),
  from: ({ name }, bound, record) => compared(valueAt(record, name), bound, order => order >= 0),
  to: ({ name }, bound, record) => compared(valueAt(record, name), bound, order => order <= 0),
  contains: ({ name, field }, words, record) =>
    String(words)
      .split(/\s+/)
      .filter(Boolean)
      .every(word => halla(word)(textOf(name, field, record))),
  empty: ({ name }, isEmpty, record) => {
    const value = valueAt(record, name)
    return (isBlank(value) || (Array.isArray(value) && !value.length)) === isEmpty
  },
}

const isOneOf = (value: unknown, accepted: unknown) => {
  const texts = [value].flat().map(String)
  return [accepted].flat().some(one => texts.includes(String(one)))
}

/** Compares numbers by size; days and hours as texts, whose order is that of time. */
const compared = (value: unknown, bound: unknown, is: (order: number) => boolean) =>
  value !== null &&
  value !== undefined &&
  is(
    typeof value === 'number'
      ? value - Number(bound)
      : Number(String(value) >= String(bound)) - Number(String(value) <= String(bound)),
  )
