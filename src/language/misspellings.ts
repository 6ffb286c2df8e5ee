import { sum } from 'es-toolkit'
import { paraBusqueda } from './busqueda.ts'
import { soundPattern } from './soundPattern.ts'

/** Counts the wrong letters of a text whose words were probably meant as words of a name: 0 where all sound alike or begin so; undefined where one comes near none. */
export const misspellings = (typed: string, name: string): number | undefined => {
  const nameWords = wordsOf(name)
  const wrong = sum(wordsOf(typed).map(word => Math.min(...nameWords.map(each => wrongLetters(word, each)))))
  return wrong === Infinity ? undefined : wrong
}

const wordsOf = (text: string) => paraBusqueda(text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')).split(' ')

const wrongLetters = (typed: string, word: string): number => {
  if (typed === word) return 0
  const pattern = soundPattern(typed)
  if (pattern === undefined) return Infinity
  if (new RegExp(`^${pattern}`).test(word)) return 0
  const most = Math.floor(typed.length / lettersForEachWrong)
  return counts.find(count => count <= most && becomes(typed, word, count)) ?? Infinity
}

/** Tells whether a word becomes another by so many changes: a letter put in, left out, replaced, or swapped with the next. */
const becomes = (typed: string, word: string, changes: number): boolean => {
  if (typed === word) return true
  if (changes === 0) return false
  const [first, next] = typed
  if (first === word[0]) return becomes(typed.slice(1), word.slice(1), changes)
  const left = changes - 1
  return (
    becomes(typed.slice(1), word, left) ||
    becomes(typed, word.slice(1), left) ||
    becomes(typed.slice(1), word.slice(1), left) ||
    (first === word[1] && next === word[0] && becomes(typed.slice(2), word.slice(2), left))
  )
}

const lettersForEachWrong = 4
const counts = [1, 2, 3]
