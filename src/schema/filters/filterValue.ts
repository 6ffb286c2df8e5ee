import { checkOf } from '../checkOf.ts'
import type { AnyField, Value } from '../kinds.ts'
import { isSearchable } from '../../language/searchWords.ts'
import { isUnprintable } from '../../language/texto.ts'
import { asksForRecords, type Operator } from './filterForms.ts'

/** Returns the value that a field is compared with, as it is stored; undefined when the field never holds it. `key` is the key field of the resource that a reference leads to. */
export const filterValue = (field: AnyField, operator: Operator, raw: unknown, key?: AnyField): Value => {
  if (operator === 'empty') return typeof raw === 'boolean' ? raw : undefined
  if (operator === 'contains')
    return typeof raw === 'string' && raw.trim() !== '' && isSearchable(raw) ? raw.trim() : undefined
  const compared = comparable(field, key)
  const { success, data } = checkOf(compared).safeParse(raw)
  const value = success ? data : field.kind === 'text' && typeof raw === 'string' ? raw : undefined
  return isPlain(value) ? value : undefined
}

/** Tells whether a value is a printable text, a figure, a boolean or several figures. */
const isPlain = (value: unknown) =>
  typeof value === 'string' ? !isUnprintable(value) : typeof value !== 'object' || Array.isArray(value)

/** Returns the field that checks a compared value: without its bounds, which limit what may be written and not what may be asked; for a reference to a generated key, that key. */
const comparable = (field: AnyField, key?: AnyField): AnyField => {
  if (asksForRecords(field)) return key?.kind === 'id' ? key : field
  const cached = unbounded.get(field)
  if (cached) return cached
  const free = withoutBounds(field)
  unbounded.set(field, free)
  return free
}

const unbounded = new WeakMap<AnyField, AnyField>()

const withoutBounds = (field: AnyField): AnyField =>
  field.kind === 'integer'
    ? { ...field, min: undefined, max: undefined, between: undefined }
    : field.kind === 'decimal' || field.kind === 'time'
      ? { ...field, min: undefined, max: undefined }
      : field.kind === 'date'
        ? { ...field, min: ['0001-01-01', ''] }
        : field
