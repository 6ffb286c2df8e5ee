import type { Queryable } from '../../context.ts'
import type { DoorCall } from './doorCall.ts'
import type { ListQuery } from './listQuery.ts'
import { rowsAsked } from './rowsAsked.ts'
import { countedTotal, totalOf } from './totalOf.ts'

/** Tells how many rows of a door were asked for. */
export const countDoor = async (
  db: Queryable,
  doorCall: DoorCall,
  { filter }: Pick<ListQuery, 'filter'>,
): Promise<number> => {
  const asked = await rowsAsked(db, doorCall, { filter })
  return countedTotal(db, doorCall, asked) ?? totalOf(db, asked)
}
