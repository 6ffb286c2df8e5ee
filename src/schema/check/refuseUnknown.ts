import { distance } from 'fastest-levenshtein'

/** Refuses a name that is not among `names`. The sentence says where it stands, what it should be and which was probably meant. */
export const refuseUnknown = (where: string, name: string, names: Iterable<string>, kind: string): string[] => {
  const candidates = [...names]
  return candidates.includes(name) ? [] : [`${where}: «${name}» no es ${kind}.${suggestion(name, candidates)}`]
}

/** Refuses each name that stands twice. */
export const refuseRepeated = (where: string, names: readonly string[], place: string): string[] =>
  [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
    name => `${where}: «${name}» está dos veces ${place}.`,
  )

const suggestion = (mistyped: string, names: readonly string[]) => {
  const near = names
    .map(name => ({ name, far: distance(mistyped.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far, name }) => far <= Math.max(2, Math.floor(Math.max(mistyped.length, name.length) / 3)))
    .toSorted((one, other) => one.far - other.far)[0]
  if (near) return ` ¿Quiso decir «${near.name}»?`
  return names.length && names.length <= 12 ? ` Hay: ${names.join(', ')}.` : ''
}
