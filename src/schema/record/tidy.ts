import type { AnyField } from '../kinds.ts'
import { traitsOf } from '../traits.ts'
import { isBlank } from './isBlank.ts'

/** What was sent for a field, tidied: text in one Unicode form, its blanks those of the keyboard, without what nobody sees (a soft hyphen, a space of no width, a mark of direction), on one line unless the field has several, without blanks around; nothing is null. A password stays as it was typed. */
export const tidy = (field: AnyField, sent: unknown): unknown => {
  const value = typeof sent === 'string' && !traitsOf(field).secret ? tidyText(field, sent) : sent
  return isBlank(value) ? null : value
}

const tidyText = (field: AnyField, text: string) => {
  const lines = text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(unseen, '')
  return (field.kind === 'text' && field.multiline ? lines : lines.replaceAll(/[\t\n\r]+/g, ' ')).trim()
}

const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
