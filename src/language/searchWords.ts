import { isUnprintable } from './texto.ts'

/** Tells whether a text can be looked for: 200 signs at most, all of which a field may hold. */
export const isSearchable = (texto: string): boolean => !isTooLong(texto) && !isUnprintable(texto)

/** Tells whether a text is longer than what can be looked for. */
export const isTooLong = (texto: string): boolean => texto.length > 200

/** Splits a text into the words to look for, ten at most. */
export const searchWords = (texto: string): readonly string[] =>
  texto.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, 10)
