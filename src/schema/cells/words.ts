import { distance } from 'fastest-levenshtein'
import { paraBusqueda } from '../../language/busqueda.ts'
import type { ClosedOption } from '../kinds.ts'

/** Answers whether two words are the same to a person: accents, capitals and blanks apart. */
export const isSame = (one: string, other: string) => one === other || paraBusqueda(one) === paraBusqueda(other)

/** The value of a choice that a person names by its label, by itself or by another name; first literally, then accents and capitals apart. */
export const findChoice = (choices: readonly ClosedOption[], text: string) => {
  const said = text.trim()
  const found =
    choices.find(([value, ...names]) => names.includes(said) || String(value) === said) ??
    choices.find(([value, ...names]) => isNamed([String(value), ...names], said))
  return found?.[0]
}

/** Answers whether a text is a name that only others give to a choice. */
export const isOtherName = (choices: readonly ClosedOption[], text: string) =>
  choices.some(([, , ...others]) => isNamed(others, text)) &&
  !choices.some(([value, label]) => isNamed([String(value), label], text))

/** Answers whether the value of one choice may be short for what others call another: the `M` of `Mujer` for `Masculino`. */
export const isAmbiguousCode = (choices: readonly ClosedOption[], text: string) =>
  choices.some(([value]) => isSame(String(value), text)) &&
  choices.some(
    ([value, , ...others]) =>
      !isSame(String(value), text) && others.some(name => paraBusqueda(name).startsWith(paraBusqueda(text))),
  )

const isNamed = (names: readonly string[], text: string) => names.some(name => isSame(name, text))

/** The name that was probably meant; undefined when none is near. */
export const closestName = (said: string, names: readonly string[]): string | undefined => closestNameIn(names)(said)

/** As `nearest`, of names that many words are looked for in. */
export const closestNameIn = (names: readonly string[]) => {
  const words = names.map(paraBusqueda)
  return (said: string): string | undefined => {
    const word = paraBusqueda(said)
    const reach = Math.max(1, Math.floor(word.length / 4))
    let best: { name: string; far: number } | undefined
    for (const [at, name] of names.entries()) {
      const other = words[at] ?? ''
      if (Math.abs(name.length - said.length) > reach + 2 || Math.abs(other.length - word.length) > reach) continue
      const far = distance(word, other)
      if (far <= reach && far < (best?.far ?? Infinity)) best = { name, far }
    }
    return best?.name
  }
}
