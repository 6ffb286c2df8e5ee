import type { Door } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import type { RequestScope } from '../requestScope.ts'
import type { Scopes } from '../scope.ts'
import { serverHouse } from '../serverHouse.ts'
import { countEach } from './filters/countEach.ts'
import { keptRows } from './keptRows.ts'
import type { ListQuery } from './listQuery.ts'
import { rowsAsked, type Asked } from './rowsAsked.ts'
import type { ReadPlan } from './readPlan.ts'

type Total = (db: Queryable) => Promise<number>

/** Tells how many rows of a door were asked for. */
export const countDoor = async (
  db: Queryable,
  view: ReadPlan,
  door: Door,
  call: RequestScope,
  { filter }: Pick<ListQuery, 'filter'>,
  scopes: Scopes,
): Promise<number> => {
  const asked = await rowsAsked(db, view, door, call, { filter }, scopes)
  return keptTotal(view, door, asked, call)?.(db) ?? totalOf(db, view, asked)
}

/** Counts the rows that were asked for, or adds up what is kept counted of them. */
export const totalOf = async (
  db: Queryable,
  view: ReadPlan,
  asked: Pick<Asked, 'link' | 'condition'>,
): Promise<number> => (await countEach(db, view, asked, [])).total

/** How a total is told from what is kept, without reading its rows; undefined where they must be counted. */
export const keptTotal = (view: ReadPlan, door: Door, asked: Asked, call: RequestScope): Total | undefined => {
  const ofDoor = asked.filtered ? undefined : doorTotal(door, call)
  return ofDoor ?? (keptRows(view, asked.link, [asked.condition]) && (db => totalOf(db, view, asked)))
}

/** How the house tells the rows of a whole door from what is kept of them, where it does. */
export const doorTotal = ({ path }: Door, call: RequestScope): Total | undefined => {
  const kept = serverHouse().totals?.[path]
  return kept && (db => kept(db, call))
}
