import type { AnyResource, Door } from '../resource.ts'
import type { Role } from '../account/roles.ts'
import { askedOf } from './askedOf.ts'
import type { Filter } from './filterPart.ts'
import { isShown } from './isShown.ts'
import { dateOf, isRelativeDay } from './today.ts'
import type { FilterOf } from './types.ts'

/** A named part of a list, offered over it with how many rows it has. */
export type ListView<F, D extends string = string> = {
  label: string
  filter: FilterOf<F>
  /** To whom it is offered; without, to whoever reads the list. */
  roles?: readonly Role[]
  /** The lists that have it; without, all that show what it asks. */
  lists?: readonly D[]
  /** Whom its rows await: their home page counts them. */
  pending?: readonly Role[]
}

/** A view as shared code sees it, whatever its fields. */
export type AnyListView = Omit<ListView<object>, 'filter'> & { filter: Filter }

/** The views of a list that a role is offered, by name; none of those that no row of the list can be in. */
export const viewsOf = (
  resource: Pick<AnyResource, 'fields' | 'lists' | 'views'>,
  list: string,
  role: Role | undefined,
): readonly (readonly [name: string, view: AnyListView])[] => {
  const door = Object.hasOwn(resource.lists, list) ? resource.lists[list] : undefined
  if (!door || !role) return []
  return Object.entries(resource.views ?? {}).filter(
    ([, { filter, roles, lists }]) =>
      (!roles || roles.includes(role)) &&
      (!lists || lists.includes(list)) &&
      mayMeet(filter, door) &&
      Object.keys(filter).every(key => isShown(resource, askedOf(resource, key)?.name ?? key, door)),
  )
}

/** Whether rows of a list may be what a filter asks, by what the list holds them to. */
const mayMeet = (filter: Filter, { where = {} }: Door): boolean =>
  Object.entries(where).every(([name, held]) => {
    const asked = filter[name]
    return asked === undefined || [asked].flat().some(each => [held].flat().some(value => value === each))
  })

/** What a view asks on a day, `yyyy-mm-dd`. */
export const viewFilter = ({ filter }: Pick<AnyListView, 'filter'>, day: string): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, isRelativeDay(value) ? dateOf(value, day) : value]),
  )
