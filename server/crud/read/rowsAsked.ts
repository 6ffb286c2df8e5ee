import { and, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import { serverHouse } from '../serverHouse.ts'
import type { DoorCall } from './doorCall.ts'
import { doorCondition } from './doorCondition.ts'
import { knowledgeOf } from './doorKnowledge.ts'
import { filterOf } from './filterOf.ts'
import { linkOf, type Link } from './linkOf.ts'
import type { ListQuery } from './listQuery.ts'
import { orderOf, type Order } from './orderOf.ts'
import type { ReadPlan } from './readPlan.ts'

/** Which rows of a resource, read by its plan, are asked for of a door, in which order, and the link that they are read through: those within the door of which what is wanted holds, and the `condition` of both. Whether a filter narrows them, and whether words are looked for. */
export type Asked = {
  view: ReadPlan
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
  doorCall: DoorCall,
  { sort, filter }: Pick<ListQuery, 'sort' | 'filter'>,
  inOrder = false,
): Promise<Asked> => {
  const { view, door, call } = doorCall
  const link = linkOf(view.resource, door)
  const within = doorCondition(view, door, link, call, serverHouse().scopes)
  const wanted = await filterOf(db, doorCall, filter, { ...knowledgeOf(doorCall, within), inOrder })
  const [filtered, searched] = [Object.keys(filter).length > 0, filter.q !== undefined]
  const order = orderOf(view, door, link, call.hoy, sort)
  return { view, link, within, wanted, condition: and(within, wanted), order, filtered, searched }
}
