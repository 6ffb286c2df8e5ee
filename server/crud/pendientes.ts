import { and, or, type SQL } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { enFrase } from '../../src/language/enFrase.ts'
import { house } from '../../src/schema/house.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { pendingOf, type Pending } from '../../src/schema/doors/pendingOf.ts'
import type { AppEnv } from '../context.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import type { ApiCall } from './apiCall.ts'
import { callsUnder } from './callsUnder.ts'
import { requestScopeOf } from './requestScope.ts'
import { listingOf, type Listing } from './read/listingOf.ts'
import { doorTotal } from './read/totalOf.ts'
import { countEach } from './read/filters/countEach.ts'
import { viewCondition } from './read/filters/viewCondition.ts'
import { readPlanOf } from './read/readPlan.ts'
import { serverHouse } from './serverHouse.ts'

/** `GET pendientes`: counts the rows of each declared list and view that await the caller, and what the house itself counts, each with the address that opens exactly those rows. */
export const pendientes = () =>
  new Hono<AppEnv>().get('/pendientes', serverHouse().signedIn, async c => {
    const declared = pendingOf(house(), c.var.usuario.rol)
    const doors = new Map(declared.map(each => [each.door, each]))
    const lists = [...doors.values()].map(each =>
      counts(
        c,
        each,
        declared.filter(({ door }) => door === each.door),
      ),
    )
    const ofHouse = (serverHouse().awaiting ?? []).map(count => count(c))
    return answerSuccess(c, '', (await Promise.all([...lists, ...ofHouse])).flat())
  })

/** Describes that call. */
export const pendientesCalls = (): readonly ApiCall[] => [
  callsUnder('Búsqueda y pendientes')('GET', 'pendientes', 'Lo que espera a quien pregunta', {
    answers: z.array(
      z.strictObject({
        resource: z.string(),
        vista: z.string().optional(),
        label: z.string(),
        total: z.int(),
        screen: z.string(),
        to: z.string(),
      }),
    ),
  }),
]

/** Counts what awaits the caller in one list, as the list itself reads it: its door, its scope, its filter. */
const counts = async (
  c: Context<AppEnv>,
  { resource, door }: Pending,
  awaiting: readonly Pending[],
): Promise<readonly Pendiente[]> => {
  const [plan, call] = [readPlanOf(resource), requestScopeOf(c)]
  const doorCall = { plan, door, call }
  const quickTotal = awaiting.every(({ vista }) => !vista) ? doorTotal(c.var.db, doorCall) : undefined
  if (quickTotal) {
    const total = await quickTotal
    return awaiting.map(each => pendienteOf(each, total))
  }
  const listing = await listingOf(c.var.db, doorCall, { filter: {} })
  const parts = awaiting.map(
    ({ to, vista }) => [to, vista === undefined ? undefined : viewCondition(doorCall, vista)] as const,
  )
  const rows = parts.map(([, condition]) => condition)
  const { counted } = await countEach(c.var.db, narrowed(listing, rows), parts)
  return awaiting.map(each => pendienteOf(each, counted(each.to)))
}

/** Narrows the rows to those of the views, where nothing else of the list is counted: few records of a campus await anybody. */
const narrowed = (listing: Listing, rows: readonly (SQL | undefined)[]): Listing => ({
  ...listing,
  condition: rows.includes(undefined) ? listing.condition : and(listing.condition, or(...rows)),
})

const pendienteOf = ({ resource, vista, words, screen, to }: Pending, total: number): Pendiente => {
  const { one, many } = resource.label
  return {
    resource: resource.name,
    ...(vista ? { vista } : {}),
    label: `${enFrase(total === 1 ? one : many)} ${enFrase(words)}`,
    total,
    screen,
    to,
  }
}
