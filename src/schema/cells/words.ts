import { paraBusqueda } from '../../language/busqueda.ts'
import { distance } from '../distance.ts'

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
export const nearest = (said: string, names: readonly string[]): string | undefined => {
  const word = paraBusqueda(said)
  const reach = Math.max(1, Math.floor(word.length / 4))
  let best: { name: string; far: number } | undefined
  for (const name of names) {
    if (Math.abs(name.length - said.length) > reach + 2) continue
    const far = distance(word, paraBusqueda(name))
    if (far <= reach && far < (best?.far ?? Infinity)) best = { name, far }
  }
  return best?.name
}
