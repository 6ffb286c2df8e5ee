import type { AnyField, Value } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

/** A record as the API answers it. */
export type Registro = Record<string, unknown>

/** Lays a row, whose columns are named by their place in the record, out as the record; adds what is worked out. */
export const recordOf = ({ fields }: AnyResource, row: Readonly<Record<string, unknown>>, hoy: string): Registro => {
  const record: Registro = {}
  for (const [path, value] of Object.entries(row)) place(record, path.split('.'), value)
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'computed') record[field.record ?? name] = field.value(valuesOf(fields, row), hoy)
    if (field.kind === 'choices' && field.names) record[field.names] = names(field, row[field.record ?? name])
  }
  return record
}

/** What the form of a record holds: the row's values under the names of their fields. */
export const valuesOf = (fields: AnyResource['fields'], row: Readonly<Record<string, unknown>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, row[field.record ?? name] as Value]))

const place = (record: Registro, [head = '', ...tail]: readonly string[], value: unknown) => {
  if (!tail.length) record[head] = value
  else place((record[head] ??= {}) as Registro, tail, value)
}

const names = (field: AnyField & { kind: 'choices' }, chosen: unknown) =>
  field.choices.filter(([value]) => Array.isArray(chosen) && chosen.includes(value)).map(([, label]) => label).join(', ') || (field.none ?? '')
