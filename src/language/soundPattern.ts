import { sinAcentos } from './texto.ts'

/** Returns a regular expression of the words that sound in Mexican Spanish as this one, without accents or capitals; undefined for what is no word of four letters or more. */
export const soundPattern = (word: string): string | undefined => {
  const letters = sinAcentos(word).toLowerCase()
  if (!/^[a-z]{4,30}$/.test(letters)) return undefined
  const pattern = letters.replaceAll(
    heard,
    (letter, ...groups) => sounds[groups.findIndex(group => group === letter)]?.[1] ?? letter,
  )
  return /^[aeiou]/.test(letters) ? `h?${pattern}` : pattern
}

/** Letters by which a sound is written, and the pattern of all that write it. */
const sounds = [
  ['ch', 'ch'],
  ['qu|[kq]|c(?![eiy])', '(qu|[ckq])'],
  ['[csz]', '[cszx]'],
  ['x', '[xjsz]'],
  ['j|g(?=[eiy])', '[gjx]'],
  ['ll|[yi]', '(ll|[yi])'],
  ['[bvw]', '[bvw]'],
  ['[mn](?=[bpv])', '[mn]'],
  ['rr?', 'rr?'],
  ['h', 'h?'],
] as const

const heard = new RegExp(sounds.map(([letters]) => `(${letters})`).join('|'), 'g')
