import { useState } from 'react'

/** Answers the former of two values while `same` holds of them (they say the same, unless told otherwise). An Autocomplete takes another object for another choice, and empties the box in which somebody is typing. */
export const useSteady = <T>(next: T, same: (former: T, next: T) => boolean = saysTheSame): T => {
  const [kept, keep] = useState(next)
  if (kept === next || same(kept, next)) return kept
  keep(next)
  return next
}

const saysTheSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
