import { findableFields } from '../../../src/schema/doors/findableFields.ts'
import { findingDoors } from '../../../src/schema/doors/doors.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import type { AnyResource, Door } from '../../../src/schema/resource.ts'
import type { Role } from '../../../src/schema/account/roles.ts'
import { splitPlace } from '../read/splitPlace.ts'

/** Way for a role to find records: the doors that show the same of each, and the fields of theirs that it may be found by. */
export type Finder = {
  resource: AnyResource
  doors: readonly Door[]
  fields: readonly (readonly [name: string, field: AnyField])[]
  only?: readonly string[]
}

/** Returns all that a role may find, whole records first. A resource whose title no door of the role shows is not found. */
export const findersOf = (
  resources: readonly AnyResource[],
  rol: Role,
): readonly { resource: AnyResource; finders: readonly Finder[] }[] =>
  resources
    .filter(({ findable }) => findable !== false)
    .map(resource => {
      const doors = findingDoors(resource, rol).map(({ door }) => door)
      const wholeDoors = doors.filter(({ only }) => !only)
      const finders = [
        ...(wholeDoors.length ? [{ resource, doors: wholeDoors, fields: findableFields(resource) }] : []),
        ...doors.flatMap(door => (door.only ? narrowed(resource, door, door.only) : [])),
      ]
      return { resource, finders }
    })

const narrowed = (resource: AnyResource, door: Door, only: readonly string[]): readonly Finder[] => {
  const fields = findableFields(resource).filter(([name, field]) =>
    placesOf(name, field).every(place => only.includes(place)),
  )
  return fields.some(([name]) => name === resource.title) ? [{ resource, doors: [door], fields, only }] : []
}

/** Returns the topmost names of the places in a record where the searched text of a field lies. */
const placesOf = (name: string, field: AnyField): readonly string[] =>
  [field.record ?? name, ...(field.kind === 'reference' && field.embed ? [field.embed.at] : [])].map(
    place => splitPlace(place)[0],
  )
