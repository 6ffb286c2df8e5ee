import { databaseError } from './databaseError.ts'
import { poolFull } from './withinWait.ts'

/** Tells that no connection of the pool came free in time: there is more to do than it can, and nothing was begun. */
export const isPoolFull = (error: unknown): boolean => databaseError(error).message === poolFull
