import { markWords } from './markWords.ts'

/** Tells whether a text contains every typed word, whatever its accents and capitals, and so may stay while the search runs. */
export const containsWords = (text: string, words: readonly string[]): boolean =>
  words.every(word => markWords(text, [word]).some(({ found }) => found))
