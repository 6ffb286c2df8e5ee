import { columnName } from '../record/columnName.ts'
import { paramsOf, type AnyResource, type Door } from '../resource.ts'
import type { Role } from '../account/roles.ts'

/** A door and its name. */
export type NamedDoor = { list: string; door: Door }

/** The doors through which a role comes upon records by itself: those that ask for nothing first, without any whose rows another of them shows as well; those that show whole records stand first. */
export const findingDoors = (resource: AnyResource, rol: Role | undefined): readonly NamedDoor[] =>
  withoutCovered(freeDoors(resource, rol)).toSorted(
    (one, other) => Number(Boolean(one.door.only)) - Number(Boolean(other.door.only)),
  )

/** The doors through which a role lists records and that ask for nothing first. */
export const freeDoors = (resource: AnyResource, rol: Role | undefined): readonly NamedDoor[] =>
  openTo(resource, rol).filter(({ door }) => !door.single && !paramsOf(door.path).length)

/** These doors without any whose rows another of them shows as well. */
export const withoutCovered = <D extends NamedDoor>(doors: readonly D[]): readonly D[] =>
  doors.filter((one, at) =>
    doors.every(
      (other, place) => one === other || !covers(other.door, one.door) || (covers(one.door, other.door) && at < place),
    ),
  )

/** The doors through which a role opens one record whose key it knows, the one to ask first standing first. */
export const openingDoors = (resource: AnyResource, rol: Role | undefined): readonly NamedDoor[] => [
  ...openTo(resource, rol).filter(({ door }) => isByKey(resource, door)),
  ...findingDoors(resource, rol),
]

/** The list that the screen of a resource without tabs shows a role: the first that it may read without choosing anything; of nobody the first there is. */
export const firstListOf = (resource: AnyResource, rol: Role | undefined): string =>
  (rol ? freeDoors(resource, rol)[0]?.list : Object.keys(resource.lists)[0]) ?? ''

/** Whether a door asks for the key of its record and for nothing else. */
export const isByKey = ({ fields, key }: AnyResource, { path, single }: Door): boolean => {
  const [param, ...more] = paramsOf(path)
  const field = fields[key]
  return single === true && !more.length && field !== undefined && param === columnName(key, field)
}

/** Whether a role may open records of a resource at all. */
export const mayOpen = (resource: AnyResource, rol: Role | undefined): boolean => openingDoors(resource, rol).length > 0

/** The address of the screen of one record. */
export const recordAddress = (resource: string, key: string | number) =>
  `/${resource}/${encodeURIComponent(String(key))}`

/** Whether a row that one door shows is shown by another as well, with all that the other adds to its rows. */
export const shows = (other: Door, door: Door): boolean =>
  covers(other, door) && (other.with ?? []).every(part => door.with?.includes(part))

const openTo = ({ lists }: AnyResource, rol: Role | undefined): readonly NamedDoor[] =>
  Object.entries(lists).flatMap(([list, door]) => (rol && door.roles.includes(rol) ? [{ list, door }] : []))

/** Whether a door shows every row of another one, and as much of it: it is narrowed by nothing that the other is not. */
const covers = (wide: Door, narrow: Door): boolean =>
  (!wide.only || (narrow.only !== undefined && narrow.only.every(place => wide.only?.includes(place)))) &&
  (!wide.through || wide.through === narrow.through) &&
  (!wide.sees || wide.sees === narrow.sees) &&
  (wide.scope ?? []).every(scope => narrow.scope?.includes(scope)) &&
  Object.entries(wide.where ?? {}).every(
    ([name, value]) => JSON.stringify(narrow.where?.[name]) === JSON.stringify(value),
  )
