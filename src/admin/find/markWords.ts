import { sinAcentos } from '../../language/texto.ts'

/** Splits a text into pieces with and without typed words, whatever their accents and capitals; a typed n marks ñ too, a typed ñ only ñ, as the search does. */
export const markWords = (text: string, words: readonly string[]): readonly { text: string; found: boolean }[] => {
  const letters = lettersOf(text)
  const isMarked = letters.map(() => false)
  for (const word of words.map(lettersOf).filter(({ length }) => length > 0)) {
    const plain = word.some(letter => /ñ/i.test(letter)) ? withEnie : letterOf
    const folded = letters.map(plain).join('')
    const sought = word.map(plain).join('')
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length))
      isMarked.fill(true, at, at + sought.length)
  }
  const pieces: { text: string; found: boolean }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last && last.found === isMarked[at]) last.text += letter
    else pieces.push({ text: letter, found: isMarked[at] ?? false })
  }
  return pieces
}

/** Splits a text into letters, each with its accent, however it was typed. */
const lettersOf = (text: string) => [...text.normalize('NFC')]

/** Folds a letter to exactly one character, so that positions stay. */
const letterOf = (letter: string) => {
  const plain = sinAcentos(letter).toLowerCase()
  return plain.length === 1 ? plain : ' '
}

const withEnie = (letter: string) => (/ñ/i.test(letter) ? 'ñ' : letterOf(letter))
