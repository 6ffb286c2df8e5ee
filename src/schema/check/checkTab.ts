import { paramsOf, type AnyResource } from '../resource.ts'
import type { Tab } from '../screen.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a tab with unknown names, a door closed to a role of its screen, or choices that do not fill all parameters of that door. */
export const checkTab = (
  where: string,
  { of, list, columns, sort, selectors, cards, cascade, actions, leadsTo }: Tab,
  { ofScreen, roles, context }: { ofScreen: AnyResource | undefined; roles: readonly string[]; context: Context },
): string[] => {
  const resource = of ? context.resources[of] : ofScreen
  if (!resource)
    return refuseUnknown(`${where}, of`, of ?? '', Object.keys(context.resources), 'una entidad del registro')
  const fields = Object.keys(resource.fields)
  const steps = [...(cards ? [cards] : []), ...(cascade ?? [])]
  const chosen = steps.map(({ bind }) => bind)
  return [
    ...steps.flatMap((step, at) => {
      const from = context.resources[step.of]
      return from
        ? checkDoor(`${where}, ${step.bind}`, from, step.list, { chosen: chosen.slice(0, at), roles })
        : refuseUnknown(`${where}, ${step.bind}`, step.of, Object.keys(context.resources), 'una entidad del registro')
    }),
    ...(cards ? checkCards(`${where}, cards`, cards, context) : []),
    ...(leadsTo
      ? refuseUnknown(`${where}, leadsTo`, leadsTo, Object.keys(context.resources), 'una entidad del registro')
      : []),
    ...(columns ?? []).flatMap(name =>
      refuseUnknown(`${where}, columns`, name, fields, `un campo de ${resource.name}`),
    ),
    ...(sort ? refuseUnknown(`${where}, sort`, sort, columns ?? resource.columns, 'una columna suya') : []),
    ...(selectors ?? []).flatMap(({ field }) =>
      refuseUnknown(`${where}, selectors`, field, fields, `un campo de ${resource.name}`),
    ),
    ...checkDoor(where, resource, list, { chosen, roles }),
    ...refuseUnused(where, resource, { list, steps, context }),
    ...(actions && !resource.write ? [`${where}: tiene acciones, y ${resource.name} no declara write.`] : []),
  ]
}

/** Refuses cards that show what is no field of their resource. */
const checkCards = (
  where: string,
  { of, title, subtitle }: NonNullable<Tab['cards']>,
  { resources }: Context,
): string[] => {
  const target = resources[of]
  if (!target) return []
  return [title, subtitle].flatMap(name =>
    name ? refuseUnknown(where, name, Object.keys(target.fields), `un campo de ${target.name}`) : [],
  )
}

const checkDoor = (
  where: string,
  { name, lists }: AnyResource,
  list: string,
  { chosen, roles }: { chosen: readonly string[]; roles: readonly string[] },
): string[] => {
  const door = Object.hasOwn(lists, list) ? lists[list] : undefined
  if (!door) return refuseUnknown(`${where}, list`, list, Object.keys(lists), `una puerta de ${name}`)
  return [
    ...roles
      .filter(role => !door.roles.some(each => each === role))
      .map(role => `${where}: la puerta «${list}» de ${name} no deja leer a ${role}.`),
    ...paramsOf(door.path)
      .filter(param => !chosen.includes(param))
      .map(param => `${where}: nada llena «${param}», que «${door.path}» pide.`),
  ]
}

type Choice = { of: string; list: string; bind: string }

/** Refuses a choice that no later door reads: it narrows nothing. */
const refuseUnused = (
  where: string,
  resource: AnyResource,
  { list, steps, context }: { list: string; steps: readonly Choice[]; context: Context },
): string[] =>
  steps.flatMap(({ bind }, at) => {
    const later = [
      ...steps.slice(at + 1).map(step => context.resources[step.of]?.lists[step.list]?.path ?? ''),
      resource.lists[list]?.path ?? '',
    ]
    return refuseUnknown(`${where}, bind`, bind, later.flatMap(paramsOf), 'un parámetro de las puertas que siguen')
  })
