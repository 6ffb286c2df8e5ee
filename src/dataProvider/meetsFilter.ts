import { halla } from '../language/busqueda.ts'
import { readFilterName, type FilterAsked } from '../schema/filters/readFilterName.ts'
import type { Operator } from '../schema/filters/filterForms.ts'
import type { Filter } from '../schema/filters/filterPart.ts'
import type { AnyResource } from '../schema/resource.ts'
import { isBlank } from '../schema/record/isBlank.ts'
import { textOf } from '../schema/record/text.ts'
import { valueAt, type Registro } from '../schema/record/valueAt.ts'

/** Tells whether a record meets a filter, by the keys that a filtering server reads. A key that is no field is compared with the record's own value. */
export const meetsFilter = (resource: AnyResource, filter: Filter, record: Registro) =>
  Object.entries(filter).every(([key, wanted]) => {
    const asked = readFilterName(resource, key)
    return asked ? tests[asked.operator](asked, wanted, record) : isOneOf(valueAt(record, key), wanted)
  })

type Test = (asked: FilterAsked, wanted: unknown, record: Registro) => boolean

const tests: Readonly<Record<Operator, Test>> = {
  is: ({ name }, wanted, record) => isOneOf(valueAt(record, name), wanted),
  from: ({ name }, wanted, record) => compared(valueAt(record, name), wanted, order => order >= 0),
  to: ({ name }, wanted, record) => compared(valueAt(record, name), wanted, order => order <= 0),
  contains: ({ name, field }, wanted, record) =>
    String(wanted)
      .split(/\s+/)
      .filter(Boolean)
      .every(word => halla(word)(textOf(name, field, record))),
  empty: ({ name }, wanted, record) => {
    const value = valueAt(record, name)
    return (isBlank(value) || (Array.isArray(value) && !value.length)) === wanted
  },
}

const isOneOf = (value: unknown, wanted: unknown) => {
  const held = [value].flat().map(String)
  return [wanted].flat().some(one => held.includes(String(one)))
}

/** Compares numbers by size; days and hours as texts, whose order is that of time. */
const compared = (value: unknown, wanted: unknown, is: (order: number) => boolean) =>
  value !== null &&
  value !== undefined &&
  is(
    typeof value === 'number'
      ? value - Number(wanted)
      : Number(String(value) >= String(wanted)) - Number(String(value) <= String(wanted)),
  )
