import { Hono, type Context } from 'hono'
import { house } from '../../src/schema/house.ts'
import { pendingOf, type Pending } from '../../src/schema/pendingOf.ts'
import type { AppEnv } from '../contexto.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { requestScopeOf } from './requestScope.ts'
import { rowsAsked } from './read/readDoor.ts'
import { countEach } from './read/filters/countEach.ts'
import { viewCondition } from './read/filters/viewCondition.ts'
import { readPlanOf } from './read/readPlan.ts'
import { serverHouse } from './serverHouse.ts'

/** `GET pendientes`: how many rows of each declared view await the caller, and the address that opens exactly those. */
export const pendientes = () =>
  new Hono<AppEnv>().get('/pendientes', serverHouse().signedIn, async c => {
    const all = pendingOf(house(), c.var.usuario.rol)
    const doors = [...new Set(all.map(({ door }) => door))]
    const lists = doors.map(each => all.filter(({ door }) => door === each))
    return answerSuccess(c, '', (await Promise.all(lists.map(views => counts(c, views)))).flat())
  })

/** The views of one list, counted as the list itself reads them: its door, its scope, its filter. */
const counts = async (c: Context<AppEnv>, views: readonly Pending[]) => {
  const [first] = views
  if (!first) return []
  const { resource, door } = first
  const [view, call] = [readPlanOf(resource), requestScopeOf(c)]
  const rows = await rowsAsked(c.var.db, view, door, call, { filter: {} }, serverHouse().scopes)
  const parts = views.map(({ vista }) => [vista, viewCondition(view, door, vista, call)] as const)
  const { counted } = await countEach(c.var.db, view, rows, parts)
  return views.map(({ vista, words, screen, to }) => {
    const total = counted(vista)
    const { one, many } = resource.label
    return {
      resource: resource.name,
      vista,
      label: `${within(total === 1 ? one : many)} ${within(words)}`,
      total,
      screen,
      to,
    }
  })
}

/** A label as it reads inside a sentence; «CUC» stays what it is. */
const within = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
