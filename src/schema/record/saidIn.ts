import type { AnyField } from '../kinds.ts'
import { valueAt, type Registro } from './valueAt.ts'

/** What a body says of a field, by the form's name of it, the last word of its place in the record, or that place itself, as a record is read; undefined where it says nothing. */
export const saidIn = (body: Registro, name: string, { record }: Pick<AnyField, 'record'>): unknown => {
  const said = [name, record && lastWord(record)].find(each => each && Object.hasOwn(body, each))
  return said ? body[said] : record && valueAt(body, record)
}

/** The names of a body by which it may say something of a field. */
export const namesOf = (name: string, { record }: Pick<AnyField, 'record'>): readonly string[] =>
  record ? [name, lastWord(record), record.split('.', 1)[0] ?? record] : [name]

const lastWord = (path: string) => path.slice(path.lastIndexOf('.') + 1)
