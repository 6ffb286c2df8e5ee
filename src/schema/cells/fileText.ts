import type { AnyField } from '../kinds.ts'
import { textOf } from '../record/text.ts'
import { valueAt, type Registro } from '../record/valueAt.ts'

/** What a file says of a field: what people read of it; of a part all that it holds, so that it can come back. */
export const fileText = (source: string, field: AnyField, record: Registro): string => {
  if (field.kind !== 'part' || !field.cells) return textOf(source, field, record)
  const items = valueAt(record, source)
  return Array.isArray(items) ? field.cells.text(items) : ''
}
