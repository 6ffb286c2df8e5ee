import type { AnyField, Value } from '../../../src/schema/kinds.ts'
import { storedValue } from '../../../src/schema/record/storedValue.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { splitPlace, type PlaceNames } from './splitPlace.ts'

/** Lays out a row, whose columns are named by their place in the record, as the record; adds its computed fields. */
export const recordOf = ({ fields }: AnyResource, row: Readonly<Record<string, unknown>>, today: string): Registro => {
  const record: Laid = {}
  for (const [path, value] of Object.entries(row)) place(record, splitPlace(path), value)
  const values = valuesOf(fields, row)
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'computed') record[field.record ?? name] = field.value(values, today)
    if (field.kind === 'choices' && field.names) record[field.names] = names(field, values[name])
  }
  return record
}

/** Returns the row's values under the names of their fields, as the form of the record holds them. */
export const valuesOf = (
  fields: AnyResource['fields'],
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, storedValue(field, row[field.record ?? name] as Value)]),
  )

/** A record while it is laid out. */
type Laid = Record<string, unknown>

const place = (record: Laid, [head, next, ...rest]: PlaceNames, value: unknown) => {
  if (next === undefined) record[head] = value
  else place((record[head] ??= {}) as Laid, [next, ...rest], value)
}

const names = (field: AnyField & { kind: 'choices' }, chosen: Value) =>
  field.choices
    .filter(([value]) => [chosen].flat().includes(value))
    .map(([, label]) => label)
    .join(', ') ||
  (field.none ?? '')
