import type { AnyField } from '../kinds.ts'
import { traitsOf } from '../traits.ts'
import { isBlank } from './isBlank.ts'

/** What was sent for a field, tidied: text in one Unicode form, on one line unless the field has several, without blanks around; nothing is null. A password stays as it was typed. */
export const tidy = (field: AnyField, sent: unknown): unknown => {
  const value = typeof sent === 'string' && !traitsOf(field).secret ? tidyText(field, sent) : sent
  return isBlank(value) ? null : value
}

const tidyText = (field: AnyField, text: string) => {
  const lines = text.normalize('NFC').replaceAll('\r\n', '\n')
  return (field.kind === 'text' && field.multiline ? lines : lines.replaceAll(/[\t\n\r]+/g, ' ')).trim()
}
