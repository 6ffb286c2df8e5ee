import { resourceNamed } from '../house.ts'
import type { AnyField } from '../kinds.ts'
import type { AnyResource, Door } from '../resource.ts'
import { traitsOf } from '../traits.ts'

/** A column of a door: the place of its value in a record that has its fields by name, its field, and the resource and name that declare it. */
export type DoorColumn = { source: string; field: AnyField; of: AnyResource; name: string }

/** Returns the column that a name stands for in a door: a field that its records show, or `pivot.` and a field of its link. Undefined for anything else, so that hidden fields stay unknown. */
export const doorColumn = (resource: AnyResource, door: Door, source: string): DoorColumn | undefined => {
  const link = source.startsWith(pivot) ? linkOf(door) : undefined
  const of = link ?? resource
  const name = link ? source.slice(pivot.length) : source
  const field = Object.hasOwn(of.fields, name) ? of.fields[name] : undefined
  const isShown = field && (link ? link.columns.includes(name) : hasPlace(name, field, door))
  return isShown ? { source, field, of, name } : undefined
}

/** Returns the columns of a door: these of its resource, as far as it shows them, and those of the link that it reads through. */
export const doorColumns = (
  resource: AnyResource,
  door: Door,
  names: readonly string[] = resource.columns,
): readonly DoorColumn[] =>
  [...names, ...(linkOf(door)?.columns ?? []).map(name => `${pivot}${name}`)].flatMap(
    source => doorColumn(resource, door, source) ?? [],
  )

const pivot = 'pivot.'

const linkOf = ({ through }: Door) => (through ? resourceNamed(through) : undefined)

/** Tells whether the records of a door have a place of its own for the field. */
const hasPlace = (name: string, field: AnyField, { only }: Door) =>
  !traitsOf(field).secret && (!only || only.includes((field.record ?? name).split('.')[0] ?? name))
