import { and, or, type SQL } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { enFrase } from '../../src/language/enFrase.ts'
import { house } from '../../src/schema/house.ts'
import type { Pendiente } from '../../src/schema/pendiente.ts'
import { pendingOf, type Pending } from '../../src/schema/pendingOf.ts'
import type { AppEnv } from '../contexto.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { requestScopeOf } from './requestScope.ts'
import { rowsAsked, type Asked } from './read/rowsAsked.ts'
import { doorTotal } from './read/totalOf.ts'
import { countEach } from './read/filters/countEach.ts'
import { viewCondition } from './read/filters/viewCondition.ts'
import { readPlanOf } from './read/readPlan.ts'
import { serverHouse } from './serverHouse.ts'

/** `GET pendientes`: how many rows of each declared list and view await the caller, what the house itself counts, and the address that opens exactly those. */
export const pendientes = () =>
  new Hono<AppEnv>().get('/pendientes', serverHouse().signedIn, async c => {
    const all = pendingOf(house(), c.var.usuario.rol)
    const doors = [...new Set(all.map(({ door }) => door))]
    const lists = doors.map(each => all.filter(({ door }) => door === each))
    const own = serverHouse().awaiting ?? []
    return answerSuccess(
      c,
      '',
      (await Promise.all([...lists.map(some => counts(c, some)), ...own.map(count => count(c))])).flat(),
    )
  })

/** What awaits the caller in one list, counted as the list itself reads it: its door, its scope, its filter. */
const counts = async (c: Context<AppEnv>, awaiting: readonly Pending[]): Promise<readonly Pendiente[]> => {
  const [first] = awaiting
  if (!first) return []
  const { resource, door } = first
  const [view, call] = [readPlanOf(resource), requestScopeOf(c)]
  const kept = awaiting.every(({ vista }) => !vista) ? doorTotal(door, call) : undefined
  const rows = await rowsAsked(c.var.db, view, door, call, { filter: {} }, serverHouse().scopes)
  const parts = awaiting.flatMap(({ vista }) =>
    vista ? [[vista, viewCondition(view, door, vista, call)] as const] : [],
  )
  const { total: whole, counted } = kept
    ? { total: await kept(c.var.db), counted: () => 0 }
    : await countEach(c.var.db, view, narrowed(rows, awaiting.length, parts), parts)
  return awaiting.map(({ vista, words, screen, to }) => {
    const total = vista ? counted(vista) : whole
    const { one, many } = resource.label
    return {
      resource: resource.name,
      ...(vista ? { vista } : {}),
      label: `${enFrase(total === 1 ? one : many)} ${enFrase(words)}`,
      total,
      screen,
      to,
    }
  })
}

/** Only the rows of the views, where nothing else of the list is counted: of a campus's records few await anybody. */
const narrowed = (rows: Asked, counted: number, views: readonly (readonly [string, SQL | undefined])[]): Asked => {
  const conditions = views.flatMap(([, condition]) => condition ?? [])
  return conditions.length < counted ? rows : { ...rows, condition: and(rows.condition, or(...conditions)) }
}
