import { and } from 'drizzle-orm'
import type { Door } from '../../../../src/schema/resource.ts'
import type { Queryable } from '../../../contexto.ts'
import type { RequestScope } from '../../requestScope.ts'
import { judgeState, ownViewsOf } from '../../personal/ownViews.ts'
import type { Scopes } from '../../scope.ts'
import { ledToFrom } from '../ledTo.ts'
import { isLarge } from '../isLarge.ts'
import { rowsAsked } from '../rowsAsked.ts'
import { keptTotal, totalOf } from '../totalOf.ts'
import type { ListQuery } from '../listQuery.ts'
import type { ReadPlan } from '../readPlan.ts'
import { countEach } from './countEach.ts'
import { listNameOf, offeredViews, rowsOfView } from './viewCondition.ts'

/**
 * How many rows a list has, and how many each of its declared and saved views: one query for all of them; of a large table one for
 * each that is saved, as that list would be counted by itself: an index finds what a saved search holds, where all rows would have
 * to be read beside the others. A saved one that the list can be asked no more says why.
 */
export const countViews = async (
  db: Queryable,
  view: ReadPlan,
  door: Door,
  call: RequestScope,
  { filter }: Pick<ListQuery, 'filter'>,
  scopes: Scopes,
) => {
  const listed = await rowsAsked(db, view, door, call, { filter }, scopes)
  const { link, condition } = listed
  const declared = offeredViews(view, door, call).map(
    ([name, each]) => [name, rowsOfView(view, door, each, call)] as const,
  )
  const known = { ledTo: ledToFrom(view, door, link, call, scopes), within: link ? undefined : listed.within }
  const saved = await Promise.all(
    (await ownViewsOf(db, view, listNameOf(view.resource, door), call)).map(async own => ({
      own,
      ...(await judgeState(db, view, door, link, own.estado, call, known)),
    })),
  )
  const held = saved.flatMap(({ own, condition: rows }) => (rows ? [[own.id, rows] as const] : []))
  const alone = held.length > 0 && (await isLarge(db, view.table)) ? held : []
  const parts = alone.length ? declared : [...declared, ...held]
  const kept = parts.length ? undefined : keptTotal(view, door, listed, call)
  const { total, counted } = kept
    ? { total: await kept(db), counted: () => 0 }
    : await countEach(db, view, listed, parts)
  const ownTotals = new Map<string, number>()
  for (const [id, rows] of alone) ownTotals.set(id, await totalOf(db, view, { link, condition: and(condition, rows) }))
  return {
    total,
    vistas: Object.fromEntries(declared.map(([name]) => [name, counted(name)])),
    propias: saved.map(({ own, fault }) => ({
      ...own,
      falla: fault,
      cuantos: fault ? undefined : (ownTotals.get(own.id) ?? counted(own.id)),
    })),
  }
}
