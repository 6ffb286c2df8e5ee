import type { Queryable } from '../../db/queryable.ts'
import { countedPerPassed, far } from './costs.ts'
import { isLarge, sizeOf } from './isLarge.ts'
import type { Listing } from './listingOf.ts'
import { everyKey } from './rowsOf.ts'
import { totalOf } from './totalOf.ts'
import { ways } from './ways/index.ts'
import type { Slice } from './ways/way.ts'

type Range = readonly [first: number, last: number]

type Keys = Promise<readonly unknown[]>

/** Ways to the total of a page: `counted` where it is kept without reading rows; `apart` where one that takes long may be left to a call of its own. */
type Totals = { counted: Promise<number> | undefined; apart: boolean }

/**
 * Starts reading the keys of a page and its total together. Only keys: rows beyond the page are not joined or sorted.
 * Through a link the keys are the link's, since a record may appear twice.
 */
export const pageOf = (
  db: Queryable,
  listing: Listing,
  range: Range,
  totals: Totals,
): { keys: Keys; total: Promise<number | undefined> } => {
  const farTotal = totalIfFar(db, listing, range, totals)
  const keys = farTotal.then(total =>
    total === undefined ? keysOf(db, listing, nearSlice(range)) : keysFar(db, listing, range, total),
  )
  return { keys, total: totals.counted ?? totalBeside(db, listing, range, { apart: totals.apart, keys, farTotal }) }
}

/** Returns the total ahead of a page that lies so far on that it may sooner be read from the end: where it is kept, or counting takes less than passing over the rows before the page. */
const totalIfFar = async (db: Queryable, listing: Listing, [first]: Range, { counted }: Totals) => {
  if (first < far || listing.link) return undefined
  if (counted) return counted
  const isCountedSooner = first >= (await sizeOf(db, listing.plan.resource.name)) / countedPerPassed
  return isCountedSooner ? totalOf(db, listing) : undefined
}

/** Finds the keys of a page by the first way that takes it, else as PostgreSQL does by itself. */
const keysOf = async (db: Queryable, listing: Listing, slice: Slice): Keys => {
  for (const way of ways) {
    const keys = await way(db, listing, slice)
    if (keys) return keys
  }
  const rows = await everyKey(db, listing, slice.lies === 'fromEnd')
    .limit(slice.most)
    .offset(slice.offset)
  return rows.map(({ key }) => key)
}

const nearSlice = ([first, last]: Range): Slice => ({ offset: first, most: last - first + 1, lies: 'near' })

/** Finds the keys of a far page from whichever end of the list is nearer. */
const keysFar = async (db: Queryable, listing: Listing, [first, last]: Range, total: number): Keys => {
  const end = Math.min(last + 1, total)
  if (first < total / 2) return keysOf(db, listing, { offset: first, most: last - first + 1, lies: 'far' })
  if (first >= end) return []
  return (await keysOf(db, listing, { offset: total - end, most: end - first, lies: 'fromEnd' })).toReversed()
}

/** Counts the total of a page where the keys do not wait for it; undefined where it is left to a call apart, and the page does not show it by ending the list. */
const totalBeside = async (
  db: Queryable,
  listing: Listing,
  [first, last]: Range,
  { apart, keys, farTotal }: Pick<Totals, 'apart'> & { keys: Keys; farTotal: Promise<number | undefined> },
) => {
  const total = await farTotal
  if (total !== undefined) return total
  if (!apart || !(await isLarge(db, listing.plan.table))) return totalOf(db, listing)
  const { length } = await keys
  return length <= last - first && (length > 0 || first === 0) ? first + length : undefined
}
