import type { Queryable } from '../../../db/queryable.ts'
import type { Listing } from '../listingOf.ts'

/** Rows of a list that are a page: `most` after the first `offset`. */
export type Slice = {
  offset: number
  most: number
  /**
   * `near`: may be looked for from the beginning. `far`: so many rows precede it that the total is known (`costs.far`).
   * `fromEnd`: offset and order count from the end of the list.
   */
  lies: 'near' | 'far' | 'fromEnd'
}

/** Finds the keys of a page sooner than PostgreSQL would by itself, the same in the same order; undefined where it gains nothing, or has not found all of them. */
export type Way = (db: Queryable, listing: Listing, slice: Slice) => Promise<readonly unknown[] | undefined>
