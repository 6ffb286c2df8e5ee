import { and, type SQL } from 'drizzle-orm'
import type { Door } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import type { RequestScope } from '../requestScope.ts'
import type { Scopes } from '../scope.ts'
import { doorCondition } from './doorCondition.ts'
import { filterOf } from './filterOf.ts'
import { ledToFrom } from './ledTo.ts'
import { joinsOf } from './joinsOf.ts'
import { linkOf, type Link } from './linkOf.ts'
import type { ListQuery } from './listQuery.ts'
import { ordered, orderOf, type Order } from './orderOf.ts'
import type { Join, ReadPlan } from './readPlan.ts'
import { sureNow } from './sureNow.ts'

/** Which rows of a door are asked for, in which order with the tables that it reads, and the link that they are read through; whether a filter narrows them, and whether words are looked for. */
export type Asked = {
  link: Link | undefined
  condition: SQL | undefined
  order: Order
  joins: readonly Join[]
  filtered: boolean
  searched: boolean
}

/** What a call asks of a door. 422 for what cannot be asked. */
export const rowsAsked = async (
  db: Queryable,
  view: ReadPlan,
  door: Door,
  call: RequestScope,
  { sort, filter }: Pick<ListQuery, 'sort' | 'filter'>,
  scopes: Scopes,
): Promise<Asked> => {
  const link = linkOf(view.resource, door)
  const condition = and(
    doorCondition(view, door, link, call, scopes),
    await filterOf(db, view, door, link, filter, call, ledToFrom(view, door, link, call, scopes)),
  )
  const [filtered, searched] = [Object.keys(filter).length > 0, filter.q !== undefined]
  const order = orderOf(view, door, link, call.hoy, sort)
  const joins = await sureNow(db, view, joinsOf(view, ordered(order)))
  return { link, condition, order, joins, filtered, searched }
}
