import { databaseError } from './databaseError.ts'
import { poolFull } from './withinWait.ts'

/** Tells whether no connection of the pool came free in time: nothing was begun. */
export const isPoolFull = (error: unknown): boolean => databaseError(error).message === poolFull
