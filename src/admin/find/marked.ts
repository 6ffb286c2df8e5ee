import { sinAcentos } from '../../language/texto.ts'

/** A text in pieces, those that hold a written word apart, whatever its accents and capitals. */
export const marked = (text: string, words: readonly string[]): readonly { text: string; found: boolean }[] => {
  const folded = [...text].map(letterOf).join('')
  const held = Array.from({ length: folded.length }, () => false)
  for (const word of words.map(each => [...each].map(letterOf).join('')).filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      held.fill(true, at, at + word.length)
  const pieces: { text: string; found: boolean }[] = []
  for (const [at, letter] of [...text].entries()) {
    const last = pieces.at(-1)
    if (last && last.found === held[at]) last.text += letter
    else pieces.push({ text: letter, found: held[at] ?? false })
  }
  return pieces
}

/** One letter for each, so that places stay. */
const letterOf = (letter: string) => {
  const plain = sinAcentos(letter).toLowerCase()
  return plain.length === 1 ? plain : ' '
}
