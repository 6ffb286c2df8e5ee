import { isUnprintable } from '../../../src/language/texto.ts'

/** Tells whether the database keeps a value as JSON, of `most` characters at most: not one with a null or half a character in it, nor one that nests deeper than can be written. */
export const isKeepable = (value: unknown, most: number): boolean => {
  const text = asJson(value)
  return text !== undefined && text.length <= most && !isUnprintable(text) && !escapes.test(text)
}

/** Escapes of JSON that no JSON of the database holds. */
const escapes = /\\u(0000|d[89a-f])/

const asJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
