import { distance } from 'fastest-levenshtein'
import { paraBusqueda } from '../../language/busqueda.ts'
import type { ClosedOption } from '../kinds.ts'

/** Tells whether two words are the same to a person: accents, capitals and blanks apart. */
export const isSame = (one: string, other: string) => one === other || paraBusqueda(one) === paraBusqueda(other)

/** Returns the value of the option that a text names by value, label or other name: an exact match first, then one that ignores accents and capitals. Undefined without one. */
export const findChoice = (choices: readonly ClosedOption[], text: string) => {
  const trimmed = text.trim()
  const found =
    choices.find(([value, ...names]) => names.includes(trimmed) || String(value) === trimmed) ??
    choices.find(([value, ...names]) => isNamed([String(value), ...names], trimmed))
  return found?.[0]
}

/** Tells whether a text names an option by one of its other names alone. */
export const isOtherName = (choices: readonly ClosedOption[], text: string) =>
  choices.some(([, , ...others]) => isNamed(others, text)) &&
  !choices.some(([value, label]) => isNamed([String(value), label], text))

/** Tells whether the value of one option may be short for another name of a different one: the `M` of `Mujer` for `Masculino`. */
export const isAmbiguousCode = (choices: readonly ClosedOption[], text: string) =>
  choices.some(([value]) => isSame(String(value), text)) &&
  choices.some(
    ([value, , ...others]) =>
      !isSame(String(value), text) && others.some(name => paraBusqueda(name).startsWith(paraBusqueda(text))),
  )

const isNamed = (names: readonly string[], text: string) => names.some(name => isSame(name, text))

/** Returns the name that was probably meant; undefined when none is near. */
export const closestName = (name: string, names: readonly string[]): string | undefined => closestNameIn(names)(name)

/** Returns `closestName` for a fixed set of names, prepared once for many words. */
export const closestNameIn = (names: readonly string[]) => {
  const words = names.map(paraBusqueda)
  return (mistyped: string): string | undefined => {
    const word = paraBusqueda(mistyped)
    const reach = Math.max(1, Math.floor(word.length / 4))
    let best: { name: string; far: number } | undefined
    for (const [at, name] of names.entries()) {
      const other = words[at] ?? ''
      if (Math.abs(name.length - mistyped.length) > reach + 2 || Math.abs(other.length - word.length) > reach) continue
      const far = distance(word, other)
      if (far <= reach && far < (best?.far ?? Infinity)) best = { name, far }
    }
    return best?.name
  }
}
