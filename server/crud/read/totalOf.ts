import type { Queryable } from '../../db/queryable.ts'
import { serverHouse } from '../serverHouse.ts'
import { countedRows } from './countedRows.ts'
import type { DoorCall } from './doorCall.ts'
import { countEach } from './filters/countEach.ts'
import type { ListQuery } from './listQuery.ts'
import { listingOf, type Listing } from './listingOf.ts'

/** Returns the number of a door's rows that were asked for. */
export const countDoor = async (
  db: Queryable,
  doorCall: DoorCall,
  { filter }: Pick<ListQuery, 'filter'>,
): Promise<number> => {
  const listing = await listingOf(db, doorCall, { filter })
  return countedTotal(db, doorCall, listing) ?? totalOf(db, listing)
}

/** Counts the rows that were asked for, or adds up what is kept counted of them. */
export const totalOf = async (db: Queryable, listing: Pick<Listing, 'plan' | 'link' | 'condition'>): Promise<number> =>
  (await countEach(db, listing, [])).total

/** Returns a total that is kept counted, without reading its rows; undefined where they must be counted. */
export const countedTotal = (db: Queryable, doorCall: DoorCall, listing: Listing): Promise<number> | undefined => {
  const ofDoor = listing.filtered ? undefined : doorTotal(db, doorCall)
  return ofDoor ?? (countedRows(listing, [listing.condition]) && totalOf(db, listing))
}

/** Returns the total of a whole door as the house keeps it; undefined where it does not. */
export const doorTotal = (
  db: Queryable,
  { door, call }: Pick<DoorCall, 'door' | 'call'>,
): Promise<number> | undefined => serverHouse().totals?.[door.path]?.(db, call)
