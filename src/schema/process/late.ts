import { fromToday } from '../filters/today.ts'

/** Filter of late turns: the cases whose last day to be attended has passed. */
export const late = { vence_lte: fromToday(-1) } as const
