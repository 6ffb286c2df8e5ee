import { marked } from './marked.ts'

/** Tells whether a text contains every typed word, whatever its accents and capitals, and so may stay while the search runs. */
export const shows = (text: string, words: readonly string[]): boolean =>
  words.every(word => marked(text, [word]).some(({ found }) => found))
