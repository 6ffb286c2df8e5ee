import { fromToday } from '../filters/today.ts'

/** What a view of late turns asks: the cases whose last day to be attended has passed. */
export const late = { vence_lte: fromToday(-1) } as const
