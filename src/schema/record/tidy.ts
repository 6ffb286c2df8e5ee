import type { AnyField } from '../kinds.ts'
import { traitsOf } from '../traits.ts'
import { isBlank } from './isBlank.ts'

/**
 * Tidies a sent value: NFC, one line unless the field has several, trimmed and, unless it names a record, without
 * invisible signs. Blank becomes null; a password stays as typed.
 */
export const tidy = (field: AnyField, sent: unknown): unknown => {
  const value = typeof sent === 'string' && !traitsOf(field).secret ? tidyText(field, sent) : sent
  return isBlank(value) ? null : value
}

const tidyText = (field: AnyField, text: string) => {
  const composed = text.normalize('NFC').replaceAll('\r\n', '\n')
  const lines = isKey(field) ? composed : withoutUnseen(composed)
  return (field.kind === 'text' && field.multiline ? lines : lines.replaceAll(/[\t\n\r]+/g, ' ')).trim()
}

/** Replaces every kind of blank by the keyboard's own and removes what nobody sees: soft hyphens, spaces of no width, marks of direction. */
const withoutUnseen = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(unseen, '')

const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Tells whether a field names a record. Such a text is taken as it is: one that was stored with invisible signs is still found. */
const isKey = (field: AnyField) => field.kind === 'reference' || Boolean(field.locked)
