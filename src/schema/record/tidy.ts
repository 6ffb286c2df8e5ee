import type { AnyField } from '../kinds.ts'
import { traitsOf } from '../traits.ts'
import { isBlank } from './isBlank.ts'

/**
 * Tidies what was sent for a field: text in one Unicode form, on one line unless the field has several, without blanks
 * around and, unless it names a record, without invisible signs; nothing is null. A password stays as typed.
 */
export const tidy = (field: AnyField, sent: unknown): unknown => {
  const value = typeof sent === 'string' && !traitsOf(field).secret ? tidyText(field, sent) : sent
  return isBlank(value) ? null : value
}

const tidyText = (field: AnyField, text: string) => {
  const whole = text.normalize('NFC').replaceAll('\r\n', '\n')
  const lines = isKey(field) ? whole : withoutUnseen(whole)
  return (field.kind === 'text' && field.multiline ? lines : lines.replaceAll(/[\t\n\r]+/g, ' ')).trim()
}

/** A text with the keyboard's blanks alone, and without what nobody sees: a soft hyphen, a space of no width, a mark of direction. */
const withoutUnseen = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(unseen, '')

const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** What names a record is taken as it is: one that was stored with such signs goes on being found. */
const isKey = (field: AnyField) => field.kind === 'reference' || Boolean(field.locked)
