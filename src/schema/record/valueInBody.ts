import type { AnyField } from '../kinds.ts'
import { columnName } from './columnName.ts'
import { valueAt, type Registro } from './valueAt.ts'

/** Returns what a body says of a field: under its name, under the name of its column, or at its place in the record. Undefined where it says nothing. */
export const valueInBody = (body: Registro, name: string, field: AnyField): unknown => {
  const sentName = [name, columnName(name, field)].find(each => Object.hasOwn(body, each))
  return sentName ? body[sentName] : field.record && valueAt(body, field.record)
}

/** Returns the names of a body under which it may say something of a field. */
export const namesOf = (name: string, field: AnyField): readonly string[] => [
  name,
  columnName(name, field),
  ...(field.record?.split('.', 1) ?? []),
]
