import { and, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/queryable.ts'
import { judgeState, ownViewsOf } from '../../personal/ownViews.ts'
import { knowledgeOf, type DoorCall } from '../doorCall.ts'
import { isLarge } from '../isLarge.ts'
import { listingOf, type Listing } from '../listingOf.ts'
import { countedTotal, totalOf } from '../totalOf.ts'
import type { ListQuery } from '../listQuery.ts'
import { countEach } from './countEach.ts'
import { listNameOf, offeredViews, rowsOfView } from './viewCondition.ts'

/**
 * Counts the rows of a list and of each of its declared and saved views. A saved view that the list no longer permits
 * gets the reason (`falla`) instead.
 */
export const countViews = async (db: Queryable, doorCall: DoorCall, { filter }: Pick<ListQuery, 'filter'>) => {
  const listing = await listingOf(db, doorCall, { filter })
  const declared = offeredViews(doorCall).map(([name, each]) => [name, rowsOfView(doorCall, each)] as const)
  const saved = await savedViews(db, doorCall, listing)
  const askable = saved.flatMap(({ view, condition }) => (condition ? [[view.id, condition] as const] : []))
  // In a large table each saved view is a query of its own, so that an index finds its matches.
  const alone = askable.length > 0 && (await isLarge(db, doorCall.plan.table)) ? askable : []
  const { total, counted } = await countTogether(
    db,
    doorCall,
    listing,
    alone.length ? declared : [...declared, ...askable],
  )
  const ownTotals = new Map<string, number>()
  for (const [id, rows] of alone)
    ownTotals.set(id, await totalOf(db, { ...listing, condition: and(listing.condition, rows) }))
  return {
    total,
    vistas: Object.fromEntries(declared.map(([name]) => [name, counted(name)])),
    propias: saved.map(({ view, fault }) => ({
      ...view,
      falla: fault,
      cuantos: fault ? undefined : (ownTotals.get(view.id) ?? counted(view.id)),
    })),
  }
}

/** Reads the views of a list that the caller saved or that are shared, each with its condition or the sentence that refuses it. */
const savedViews = async (db: Queryable, doorCall: DoorCall, { within }: Listing) => {
  const { plan, door, call } = doorCall
  const knowledge = knowledgeOf(doorCall, within)
  const saved = await ownViewsOf(db, plan, listNameOf(plan.resource, door), call)
  return Promise.all(
    saved.map(async ({ view, lost }) => ({
      view,
      ...(lost ? { fault: lost } : await judgeState(db, doorCall, view.estado, knowledge)),
    })),
  )
}

/** Counts all rows and each part of them by one query; without parts, takes the kept total where there is one. */
const countTogether = async (
  db: Queryable,
  doorCall: DoorCall,
  listing: Listing,
  parts: readonly (readonly [name: string, rows: SQL | undefined])[],
) => {
  const quickTotal = parts.length ? undefined : countedTotal(db, doorCall, listing)
  return quickTotal ? { total: await quickTotal, counted: () => 0 } : countEach(db, listing, parts)
}
