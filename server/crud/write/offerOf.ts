import { resourceNamed } from '../../../src/schema/house.ts'
import type { AnyField, FieldOf, Values } from '../../../src/schema/kinds.ts'
import { doorOf, type AnyResource, type Door } from '../../../src/schema/resource.ts'
import { kindRoom } from '../kindRoom.ts'

/** The door that offers what a reference may lead to, its parameters bound to the values of the record; without a door anything is offered. */
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

/** The fields on which it depends what a field may lead to. */
export const offerHangsFrom = (resource: AnyResource, field: AnyField): readonly string[] =>
  field.kind === 'reference'
    ? Object.values(field.offer?.bind ?? {})
    : (kindRoom(field.kind)?.pointer?.beside(resource) ?? [])
