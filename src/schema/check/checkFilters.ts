import { asksForRecords, suffixes } from '../filters/filterForms.ts'
import { isShown } from '../filters/isShown.ts'
import type { AnyResource } from '../resource.ts'
import { traitsOf } from '../traits.ts'
import type { Context } from './context.ts'
import { checkFirstDoor } from './checkFirstDoor.ts'
import { refuseRepeated, refuseUnknown } from './refuseUnknown.ts'

/** Refuses filters on unknown fields, on kinds that cannot be filtered or on fields that the list hides, and fields whose name ends like a filter. */
export const checkFilters = (resource: AnyResource, context: Context): string[] => {
  const { name, fields, filters = [], lists } = resource
  return [
    ...Object.keys(fields).flatMap(each =>
      Object.values(suffixes)
        .filter(suffix => each.endsWith(suffix))
        .map(suffix => `${name}.${each}: ningún campo puede terminar en «${suffix}», que es de los filtros.`),
    ),
    ...checkNames(`${name}.filters`, resource, filters, context),
    ...Object.entries(lists).flatMap(([list, door]) => [
      ...checkNames(`${name}.lists.${list}.filters`, resource, door.filters ?? [], context),
      ...(door.filters ?? [])
        .filter(each => fields[each] && !isShown(resource, each, door))
        .map(each => `${name}.lists.${list}.filters: la puerta no muestra «${each}».`),
    ]),
  ]
}

const checkNames = (
  where: string,
  { name, fields, lists }: AnyResource,
  names: readonly string[],
  { resources }: Context,
): string[] => [
  ...names.flatMap(each => refuseUnknown(where, each, Object.keys(fields), `un campo de ${name}`)),
  ...refuseRepeated(where, names, 'entre los filtros'),
  ...names.flatMap(each => {
    const field = fields[each]
    if (!field) return []
    if (!traitsOf(field).filtered) return [`${where}: por «${each}» nadie puede filtrar.`]
    const target = asksForRecords(field) ? resources[field.to] : undefined
    const roles = [...new Set(Object.values(lists).flatMap(door => door.roles))]
    const shut = target ? checkFirstDoor(`${where}.${each}`, target, roles) : []
    return shut.length && shut.length === roles.length ? shut : []
  }),
]
