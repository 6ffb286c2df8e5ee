import type { AnyResource, Door } from '../resource.ts'
import type { Role } from '../account/roles.ts'
import { readFilterName } from './readFilterName.ts'
import type { Filter } from './filterPart.ts'
import { isShown } from './isShown.ts'
import { dateOf, isRelativeDay } from './today.ts'
import type { FilterOf } from './types.ts'

/** A named part of a list, offered above it with the count of its rows. */
export type ListView<F, D extends string = string> = {
  label: string
  filter: FilterOf<F>
  /** Roles to which it is offered. Default: all that read the list. */
  roles?: readonly Role[]
  /** Lists that have it. Default: all that show the fields that it filters by. */
  lists?: readonly D[]
  /** Roles that its rows await: their home page counts them. */
  pending?: readonly Role[]
}

/** A view as shared code sees it, whatever its fields. */
export type AnyListView = Omit<ListView<object>, 'filter'> & { filter: Filter }

/** Returns the views of a list that a role is offered, by name, without those that filter by a hidden field or that no row of the list can meet. */
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
      Object.keys(filter).every(key => isShown(resource, readFilterName(resource, key)?.name ?? key, door)),
  )
}

/** Tells whether rows of a list may meet a filter, given the constants of its door. */
const mayMeet = (filter: Filter, { where = {} }: Door): boolean =>
  Object.entries(where).every(([name, fixedValues]) => {
    const filterValues = filter[name]
    return (
      filterValues === undefined ||
      [filterValues].flat().some(each => [fixedValues].flat().some(value => value === each))
    )
  })

/** Returns the filter of a view on a day (`yyyy-mm-dd`), with relative days as dates. */
export const viewFilter = ({ filter }: Pick<AnyListView, 'filter'>, day: string): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, isRelativeDay(value) ? dateOf(value, day) : value]),
  )
