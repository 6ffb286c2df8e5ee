import type { AnyField } from '../kinds.ts'
import { textOf } from '../record/text.ts'
import { valueAt, type Registro } from '../record/valueAt.ts'

/** Returns the text of a field in an exported file: what people read of it, but all that a part holds, so that it can be imported again. */
export const fileText = (source: string, field: AnyField, record: Registro): string => {
  if (field.kind !== 'part' || !field.cells) return textOf(source, field, record)
  const items = valueAt(record, source)
  return Array.isArray(items) ? field.cells.text(items) : ''
}
