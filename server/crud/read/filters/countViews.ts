import { count, sql, type SQL } from 'drizzle-orm'
import type { Door } from '../../../../src/schema/resource.ts'
import type { Consulta } from '../../../contexto.ts'
import type { Call } from '../../call.ts'
import type { Scopes } from '../../scope.ts'
import { rowsAsked } from '../door.ts'
import type { ListQuery } from '../query.ts'
import type { View } from '../view.ts'
import { offeredViews, rowsOfView } from './viewCondition.ts'

/** How many rows a list has, and how many each of its views: one query for all of them. */
export const countViews = async (
  db: Consulta,
  view: View,
  door: Door,
  call: Call,
  { filter }: Pick<ListQuery, 'filter'>,
  scopes: Scopes,
) => {
  const { link, condition } = await rowsAsked(db, view, door, call, { filter }, scopes)
  const offered = offeredViews(view, door, call)
  const counts: Readonly<Record<string, SQL.Aliased<number>>> = Object.fromEntries(
    offered.map(([name, each], at) => [name, countOf(rowsOfView(view, door, each, call), at)]),
  )
  const query = db
    .select({ ...counts, [whole]: count() })
    .from(view.table)
    .$dynamic()
  const [row = {}]: Readonly<Record<string, unknown>>[] = await (
    link ? query.innerJoin(link.table, link.on) : query
  ).where(condition)
  return {
    total: Number(row[whole] ?? 0),
    vistas: Object.fromEntries(offered.map(([name]) => [name, Number(row[name] ?? 0)])),
  }
}

/** No view is called so. */
const whole = ' total'

const countOf = (condition: SQL | undefined, at: number) =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})`.as(`vista_${at}`)
