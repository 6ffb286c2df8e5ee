import { and, type SQL } from 'drizzle-orm'
import type { Door } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import type { RequestScope } from '../requestScope.ts'
import type { Scopes } from '../scope.ts'
import { doorCondition } from './doorCondition.ts'
import { filterOf } from './filterOf.ts'
import { ledToFrom } from './ledTo.ts'
import { linkOf, type Link } from './linkOf.ts'
import type { ListQuery } from './listQuery.ts'
import { orderOf, type Order } from './orderOf.ts'
import type { ReadPlan } from './readPlan.ts'

/** Which rows of a door are asked for, in which order, and the link that they are read through: those within the door of which what is wanted holds, and the `condition` of both. Whether a filter narrows them, and whether words are looked for. */
export type Asked = {
  link: Link | undefined
  within: SQL | undefined
  wanted: SQL | undefined
  condition: SQL | undefined
  order: Order
  filtered: boolean
  searched: boolean
}

/** What a call asks of a door, `inOrder` where it is read until a page is full. 422 for what cannot be asked. */
export const rowsAsked = async (
  db: Queryable,
  view: ReadPlan,
  door: Door,
  call: RequestScope,
  { sort, filter }: Pick<ListQuery, 'sort' | 'filter'>,
  scopes: Scopes,
  inOrder = false,
): Promise<Asked> => {
  const link = linkOf(view.resource, door)
  const within = doorCondition(view, door, link, call, scopes)
  const ledTo = ledToFrom(view, door, link, call, scopes)
  const known = { ledTo, within: link ? undefined : within, inOrder }
  const wanted = await filterOf(db, view, door, link, filter, call, known)
  const [filtered, searched] = [Object.keys(filter).length > 0, filter.q !== undefined]
  const order = orderOf(view, door, link, call.hoy, sort)
  return { link, within, wanted, condition: and(within, wanted), order, filtered, searched }
}
