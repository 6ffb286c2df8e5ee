export type Steps = readonly [first: string, ...further: string[]]

/** The steps to a place in a record: `grupo.cuc.nombre` has three. */
export const stepsOf = (place: string): Steps => {
  const known = steps.get(place)
  if (known) return known
  const dot = place.indexOf('.')
  const split: Steps = dot === -1 ? [place] : [place.slice(0, dot), ...place.slice(dot + 1).split('.')]
  steps.set(place, split)
  return split
}

/** The declared places are few and every row has them all. */
const steps = new Map<string, Steps>()
