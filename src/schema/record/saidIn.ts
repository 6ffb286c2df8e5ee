import type { AnyField } from '../kinds.ts'
import { columnName } from './columnName.ts'
import { valueAt, type Registro } from './valueAt.ts'

/** Finds what a body says of a field: under the form's name of it, under the last word of its place in the record, or at that place itself; undefined where it says nothing. */
export const saidIn = (body: Registro, name: string, field: AnyField): unknown => {
  const said = [name, columnName(name, field)].find(each => Object.hasOwn(body, each))
  return said ? body[said] : field.record && valueAt(body, field.record)
}

/** The names of a body by which it may say something of a field. */
export const namesOf = (name: string, field: AnyField): readonly string[] => [
  name,
  columnName(name, field),
  ...(field.record?.split('.', 1) ?? []),
]
