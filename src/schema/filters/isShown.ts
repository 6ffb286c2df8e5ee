import type { AnyField } from '../kinds.ts'
import type { AnyResource, Door } from '../resource.ts'
import { traitsOf } from '../traits.ts'

/**
 * Tells whether the records of a door show a field, by itself or within another text. A hidden field can be neither
 * filtered, searched nor sorted by: the rows would reveal its value.
 */
export const isShown = (
  { fields }: Pick<AnyResource, 'fields'>,
  name: string,
  { only }: Pick<Door, 'only'>,
): boolean => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || traitsOf(field).secret) return false
  if (!only) return true
  const viaPlaces = Object.entries(fields).flatMap(([each, one]) =>
    only.includes(headOf(each, one)) && one.kind === 'via' ? one.of : [],
  )
  const places = [field.record ?? name, ...(field.echo ? [field.echo] : [])]
  return only.includes(headOf(name, field)) || places.some(place => only.includes(place) || viaPlaces.includes(place))
}

/** Returns the fields of which a door may be asked more than their value: those of its own `filters`, else of the resource's, as far as it shows them. */
export const filtersOf = (resource: AnyResource, door: Door): readonly string[] =>
  (door.filters ?? resource.filters ?? []).filter(name => isShown(resource, name, door))

/** Returns the topmost name of the record under which a field lies. */
const headOf = (name: string, { record = name }: AnyField) => record.split('.')[0] ?? record
