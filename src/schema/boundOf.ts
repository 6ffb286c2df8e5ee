import type { Limit } from './kinds.ts'

/** The number of a bound, which may stand with a sentence of its own. */
export const boundOf = (limit: Limit): number => (typeof limit === 'number' ? limit : limit[0])
