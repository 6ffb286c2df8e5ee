import { bound } from '../checkOf.ts'
import type { FieldOf } from '../kinds.ts'

/** Puts a text together from its parts, cut at a word where it would be longer than its field takes, since nobody could shorten it; empty while a part is missing. */
export const builtText = ({ built, max = 255 }: FieldOf<'text'>, parts: readonly string[]): string =>
  parts.every(Boolean) ? cutTo(parts.join(built?.by ?? ''), bound(max)) : ''

const cutTo = (text: string, most: number) => {
  const letters = [...text]
  if (letters.length <= most) return text
  const words = letters
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')
  return `${[...words].slice(0, most - 1).join('')}…`
}
