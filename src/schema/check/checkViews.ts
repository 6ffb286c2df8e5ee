import { readFilterName } from '../filters/readFilterName.ts'
import { asksForRecords, operatorsOf } from '../filters/filterForms.ts'
import { filterValue } from '../filters/filterValue.ts'
import { isShown } from '../filters/isShown.ts'
import { viewFilter, type AnyListView } from '../filters/listViews.ts'
import { pendingIn } from '../doors/pendingOf.ts'
import type { AnyResource } from '../resource.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a view with unknown roles or lists, a role that reads none of its lists, a filter that cannot be asked or is hidden, or a pending role without a screen for its rows. */
export const checkViews = (resource: AnyResource, context: Context): string[] =>
  Object.entries(resource.views ?? {}).flatMap(([view, declared]) => {
    const where = `${resource.name}.views.${view}`
    const { roles = [], lists = Object.keys(resource.lists), filter } = declared
    const doors = lists.flatMap(list => resource.lists[list] ?? [])
    return [
      ...roles.flatMap(role => refuseUnknown(`${where}.roles`, role, context.roles, 'un rol')),
      ...roles
        .filter(role => context.roles.includes(role) && !doors.some(door => door.roles.includes(role)))
        .map(role => `${where}.roles: ninguna de sus listas deja leer a ${role}.`),
      ...lists.flatMap(list =>
        refuseUnknown(`${where}.lists`, list, Object.keys(resource.lists), `una lista de ${resource.name}`),
      ),
      ...(Object.keys(filter).length ? [] : [`${where}.filter: no pide nada, y eso ya es la lista entera.`]),
      ...checkPending(`${where}.pending`, resource, [view, declared], context),
      ...checkConditions(`${where}.filter`, resource, declared, context),
      ...Object.keys(filter).flatMap(key => {
        const name = readFilterName(resource, key)?.name
        const hides =
          name && (declared.lists ? doors.some(hidden(resource, name)) : doors.every(hidden(resource, name)))
        return hides ? [`${where}.filter: sus listas no muestran «${name}».`] : []
      }),
    ]
  })

/** Refuses a pending role that has no list of the view, or no screen that shows such a list without a choice. */
const checkPending = (
  where: string,
  resource: AnyResource,
  [view, { pending = [], roles, lists = Object.keys(resource.lists) }]: readonly [name: string, AnyListView],
  context: Context,
): string[] =>
  pending.flatMap(role => {
    if (!context.roles.includes(role)) return refuseUnknown(where, role, context.roles, 'un rol')
    const reads = lists.some(list => resource.lists[list]?.roles.includes(role))
    if (!reads || (roles && !roles.includes(role))) return [`${where}: ${role} no tiene ninguna lista con esta vista.`]
    return pendingIn(context, resource, view, role).length
      ? []
      : [`${where}: ninguna pantalla de ${role} muestra estas filas sin elegir algo antes.`]
  })

const hidden = (resource: AnyResource, name: string) => (door: AnyResource['lists'][string]) =>
  !isShown(resource, name, door)

const checkConditions = (where: string, resource: AnyResource, view: AnyListView, { resources }: Context): string[] =>
  Object.entries(viewFilter(view, '2000-01-01')).flatMap(([key, offered]) => {
    const filterName = readFilterName(resource, key)
    if (!filterName) return refuseUnknown(where, key, Object.keys(resource.fields), `un campo de ${resource.name}`)
    const { field, operator } = filterName
    if (!operatorsOf(field).includes(operator))
      return [`${where}: «${key}» no se puede preguntar de ${filterName.name}.`]
    const target = asksForRecords(field) ? resources[field.to] : undefined
    const values = operator === 'is' ? [offered].flat() : [offered]
    return values
      .filter(value => {
        const one = field.kind === 'choices' && operator === 'is' ? [value] : value
        return filterValue(field, operator, one, target?.fields[target.key]) === undefined
      })
      .map(value => `${where}: «${key}» nunca vale «${String(value)}».`)
  })
