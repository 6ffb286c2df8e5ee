import { distance } from 'fastest-levenshtein'
import { paraBusqueda } from '../../language/busqueda.ts'

/** Answers whether two words are the same to a person: accents, capitals and blanks apart. */
export const isSame = (one: string, other: string) => one === other || paraBusqueda(one) === paraBusqueda(other)

/** The value of a choice that a person names by its label or by itself; first literally, then accents and capitals apart. */
export const findChoice = (choices: readonly (readonly [string | number, string])[], text: string) => {
  const said = text.trim()
  const found =
    choices.find(([value, label]) => label === said || String(value) === said) ??
    choices.find(([value, label]) => isSame(label, said) || isSame(String(value), said))
  return found?.[0]
}

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
