import type { Door } from '../../../../src/schema/resource.ts'
import type { Queryable } from '../../../contexto.ts'
import type { RequestScope } from '../../requestScope.ts'
import { judgeState, ownViewsOf } from '../../personal/ownViews.ts'
import type { Scopes } from '../../scope.ts'
import { ledToFrom } from '../ledTo.ts'
import { rowsAsked } from '../rowsAsked.ts'
import { keptTotal } from '../totalOf.ts'
import type { ListQuery } from '../listQuery.ts'
import type { ReadPlan } from '../readPlan.ts'
import { countEach } from './countEach.ts'
import { listNameOf, offeredViews, rowsOfView } from './viewCondition.ts'

/** How many rows a list has, and how many each of its declared and saved views: one query for all of them. A saved one that the list can be asked no more says why. */
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
  const saved = await Promise.all(
    (await ownViewsOf(db, view, listNameOf(view.resource, door), call)).map(async own => ({
      own,
      ...(await judgeState(db, view, door, link, own.estado, call, ledToFrom(view, door, link, call, scopes))),
    })),
  )
  const asked = [...declared, ...saved.flatMap(({ own, condition: rows }) => (rows ? [[own.id, rows] as const] : []))]
  const kept = asked.length ? undefined : keptTotal(view, door, listed, call)
  const { total, counted } = kept
    ? { total: await kept(db), counted: () => 0 }
    : await countEach(db, view, { link, condition }, asked)
  return {
    total,
    vistas: Object.fromEntries(declared.map(([name]) => [name, counted(name)])),
    propias: saved.map(({ own, fault }) => ({ ...own, falla: fault, cuantos: fault ? undefined : counted(own.id) })),
  }
}
