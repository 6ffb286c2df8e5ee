import { columnName } from '../record/columnName.ts'
import { paramsOf, type AnyResource, type Door } from '../resource.ts'
import type { Role } from '../account/roles.ts'

/** A door and its name. */
export type NamedDoor = { list: string; door: Door }

/** Returns the doors through which a role finds records without choosing anything first, without any whose rows another one covers. Doors that show whole records come first. */
export const findingDoors = (resource: AnyResource, rol: Role | undefined): readonly NamedDoor[] =>
  withoutCovered(freeDoors(resource, rol)).toSorted(
    (one, other) => Number(Boolean(one.door.only)) - Number(Boolean(other.door.only)),
  )

/** Returns the doors through which a role lists records and whose paths have no parameters. */
export const freeDoors = (resource: AnyResource, rol: Role | undefined): readonly NamedDoor[] =>
  openTo(resource, rol).filter(({ door }) => isFree(door))

/** Tells whether a door lists records without anything being chosen first. */
export const isFree = ({ path, single }: Pick<Door, 'path' | 'single'>): boolean => !single && !paramsOf(path).length

/** Returns these doors without any whose rows another one covers; of two that cover each other the first stays. */
export const withoutCovered = <D extends NamedDoor>(doors: readonly D[]): readonly D[] =>
  doors.filter((one, at) =>
    doors.every(
      (other, place) => one === other || !covers(other.door, one.door) || (covers(one.door, other.door) && at < place),
    ),
  )

/** Returns the doors through which a role opens a record whose key it knows, in the order in which to ask them. */
export const openingDoors = (resource: AnyResource, rol: Role | undefined): readonly NamedDoor[] => [
  ...openTo(resource, rol).filter(({ door }) => isByKey(resource, door)),
  ...findingDoors(resource, rol),
]

/** Returns the list that the screen of a resource without tabs shows a role: its first free door, or the first declared without a role. Empty where there is none. */
export const firstListOf = (resource: AnyResource, rol: Role | undefined): string =>
  (rol ? freeDoors(resource, rol)[0]?.list : Object.keys(resource.lists)[0]) ?? ''

/** Tells whether a door answers one record and asks for its key alone. */
export const isByKey = ({ fields, key }: AnyResource, { path, single }: Door): boolean => {
  const [param, ...others] = paramsOf(path)
  const field = fields[key]
  return single === true && !others.length && field !== undefined && param === columnName(key, field)
}

/** Tells whether a role may open records of a resource at all. */
export const mayOpen = (resource: AnyResource, rol: Role | undefined): boolean => openingDoors(resource, rol).length > 0

/** Returns the address of the screen of one record. */
export const recordAddress = (resource: string, key: string | number) =>
  `/${resource}/${encodeURIComponent(String(key))}`

/** Tells whether a row that `door` answers is whole as a row of `other`: `other` covers it and adds no part that `door` lacks. */
export const shows = (other: Door, door: Door): boolean =>
  covers(other, door) && (other.with ?? []).every(part => door.with?.includes(part))

const openTo = ({ lists }: AnyResource, rol: Role | undefined): readonly NamedDoor[] =>
  Object.entries(lists).flatMap(([list, door]) => (rol && door.roles.includes(rol) ? [{ list, door }] : []))

/** Tells whether a door shows every row of another, and as much of it: nothing narrows it that does not narrow the other. */
const covers = (wide: Door, narrow: Door): boolean =>
  (!wide.only || (narrow.only !== undefined && narrow.only.every(place => wide.only?.includes(place)))) &&
  (!wide.through || wide.through === narrow.through) &&
  (!wide.sees || wide.sees === narrow.sees) &&
  (wide.scope ?? []).every(scope => narrow.scope?.includes(scope)) &&
  Object.entries(wide.where ?? {}).every(
    ([name, value]) => JSON.stringify(narrow.where?.[name]) === JSON.stringify(value),
  )
