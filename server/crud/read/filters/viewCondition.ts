import { and, type SQL } from 'drizzle-orm'
import { viewFilter, viewsOf, type AnyListView } from '../../../../src/schema/filters/listViews.ts'
import type { Door } from '../../../../src/schema/resource.ts'
import { Falla } from '../../../http/Falla.ts'
import type { DoorCall } from '../doorCall.ts'
import type { ReadPlan } from '../readPlan.ts'
import { filterCondition } from './filterCondition.ts'

/** Returns the condition of a declared view of a list, by its name; 422 for one that this caller is not offered there. */
export const viewCondition = (doorCall: DoorCall, name: unknown): SQL | undefined => {
  const [, found] = offeredViews(doorCall).find(([each]) => each === name) ?? []
  if (!found) throw new Falla(422, 'Esta lista no tiene la vista que se pide')
  return rowsOfView(doorCall, found)
}

/** Lists the declared views that a list offers this caller. */
export const offeredViews = ({ plan: { resource }, door, call }: DoorCall) =>
  viewsOf(resource, listNameOf(resource, door), call.usuario.rol)

/** Returns the condition of a declared view on the caller's day. */
export const rowsOfView = (doorCall: DoorCall, view: AnyListView): SQL | undefined =>
  and(
    ...Object.entries(viewFilter(view, doorCall.call.today)).map(([key, value]) =>
      filterCondition(doorCall, key, value),
    ),
  )

/** Returns the name by which a resource declares a list; empty for none. */
export const listNameOf = ({ lists }: ReadPlan['resource'], door: Door) =>
  Object.keys(lists).find(list => lists[list] === door) ?? ''
