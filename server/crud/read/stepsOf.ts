export type Steps = readonly [first: string, ...further: string[]]

/** The steps to a place in a record: `grupo.cuc.nombre` has three. */
export const stepsOf = (place: string): Steps => steps.get(place) ?? splitOnce(place)

const splitOnce = (place: string): Steps => {
  const [first = place, ...further] = place.split('.')
  const split: Steps = [first, ...further]
  steps.set(place, split)
  return split
}

/** The declared places are few and every row has them all. */
const steps = new Map<string, Steps>()
