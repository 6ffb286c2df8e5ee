import { resourceNamed } from '../house.ts'
import type { AnyField } from '../kinds.ts'
import type { AnyResource, Door } from '../resource.ts'
import { traitsOf } from '../traits.ts'

/** A column of a door: where its value lies in a record that has its fields by name, and its field. */
export type DoorColumn = { source: string; field: AnyField }

/** The column that a name stands for in a door: a field that its records show, or `pivot.` and one of the link that it reads through. Undefined for anything else, so that nobody learns of what a door hides. */
export const doorColumn = (resource: AnyResource, door: Door, source: string): DoorColumn | undefined => {
  const own = Object.hasOwn(resource.fields, source) ? resource.fields[source] : undefined
  const field = source.startsWith(pivot)
    ? linkFields(door)[source.slice(pivot.length)]
    : own && isTold(source, own, door)
      ? own
      : undefined
  return field && { source, field }
}

/** The columns of a door: these of its resource, as far as it shows them, and what the link that it reads through says of each row. */
export const doorColumns = (
  resource: AnyResource,
  door: Door,
  names: readonly string[] = resource.columns,
): readonly DoorColumn[] =>
  [...names, ...Object.keys(linkFields(door)).map(name => `${pivot}${name}`)].flatMap(
    source => doorColumn(resource, door, source) ?? [],
  )

const pivot = 'pivot.'

const linkFields = ({ through }: Door): Readonly<Record<string, AnyField>> => {
  if (!through) return {}
  const { fields, columns } = resourceNamed(through)
  return Object.fromEntries(columns.flatMap(name => (fields[name] ? [[name, fields[name]]] : [])))
}

/** Whether the records of a door have a place of its own for the field. */
const isTold = (name: string, field: AnyField, { only }: Door) =>
  !traitsOf(field).secret && (!only || only.includes((field.record ?? name).split('.')[0] ?? name))
