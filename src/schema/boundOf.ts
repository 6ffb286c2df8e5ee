import type { Limit } from './kinds.ts'

/** Returns the number of a bound, which may carry a sentence of its own. */
export const boundOf = (limit: Limit): number => (typeof limit === 'number' ? limit : limit[0])
