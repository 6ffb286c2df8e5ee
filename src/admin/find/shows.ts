import { marked } from './marked.ts'

/** Whether a text shows every written word, whatever its accents and capitals: what may stay while what contains them is looked for. */
export const shows = (text: string, words: readonly string[]): boolean =>
  words.every(word => marked(text, [word]).some(({ found }) => found))
