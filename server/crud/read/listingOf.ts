import { and, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import { serverHouse } from '../serverHouse.ts'
import { knowledgeOf, type DoorCall } from './doorCall.ts'
import { doorCondition } from './doorCondition.ts'
import { filterOf } from './filterOf.ts'
import { linkOf, type Link } from './linkOf.ts'
import type { ListQuery } from './listQuery.ts'
import { orderOf, type Order } from './orderOf.ts'
import type { ReadPlan } from './readPlan.ts'

/** The rows that a call asks for, and their order. */
export type Listing = {
  plan: ReadPlan
  /** Link that they are read through, where the door has one. */
  link: Link | undefined
  /** Condition of the door; undefined where nothing narrows its table. */
  within: SQL | undefined
  /** Condition of the filter and the searched words. */
  filterSql: SQL | undefined
  /** `within` and `filterSql` together. */
  condition: SQL | undefined
  order: Order
  /** `filtered` where a filter was given at all, `searched` where it has words (`q`). */
  filtered: boolean
  searched: boolean
}

/** Reads what a call asks of a door, `inOrder` where it is read until a page is full. 422 for what cannot be asked; 404 and 403 where the door leads to nothing of the caller's. */
export const listingOf = async (
  db: Queryable,
  doorCall: DoorCall,
  { sort, filter }: Pick<ListQuery, 'sort' | 'filter'>,
  inOrder = false,
): Promise<Listing> => {
  const { plan, door, call } = doorCall
  await serverHouse().entries?.[door.path]?.(db, call)
  const link = linkOf(plan.resource, door)
  const within = doorCondition(doorCall, link)
  const filterSql = await filterOf(db, doorCall, filter, { ...knowledgeOf(doorCall, within), inOrder })
  const [filtered, searched] = [Object.keys(filter).length > 0, filter.q !== undefined]
  const order = orderOf(doorCall, link, sort)
  return { plan, link, within, filterSql, condition: and(within, filterSql), order, filtered, searched }
}
