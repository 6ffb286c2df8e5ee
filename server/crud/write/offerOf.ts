import { resourceNamed } from '../../../src/schema/house.ts'
import type { AnyField, FieldOf, Values } from '../../../src/schema/kinds.ts'
import { doorOf, type AnyResource, type Door } from '../../../src/schema/resource.ts'
import { kindRoom } from '../kindRoom.ts'

/** Returns the door that offers what a reference may point at, its parameters bound to the record's values; no door where anything is offered. */
export const offerOf = (
  { to, offer }: FieldOf<'reference'>,
  values: Values,
): { door?: Door; params: Readonly<Record<string, string>> } => {
  if (!offer) return { params: {} }
  const { list, where, bind = {} } = offer
  const door = doorOf(resourceNamed(to), list)
  return {
    door: { ...door, where: { ...door.where, ...where } },
    params: Object.fromEntries(Object.entries(bind).map(([param, from]) => [param, String(values[from] ?? '')])),
  }
}

/** Names the fields on which depends what a field may point at. */
export const offerHangsFrom = (resource: AnyResource, field: AnyField): readonly string[] =>
  field.kind === 'reference'
    ? Object.values(field.offer?.bind ?? {})
    : (kindRoom(field.kind)?.pointer?.beside(resource) ?? [])
