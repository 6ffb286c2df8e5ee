import { paramsOf, type AnyResource } from '../resource.ts'
import type { ScreenRoute, Tab } from '../screen.ts'
import type { Context } from './context.ts'
import { refuseRepeated, refuseUnknown } from './refuseUnknown.ts'

/** Refuses two screens on one route, a menu entry that leads nowhere, and tabs over doors, fields and parameters that are not there. */
export const checkScreens = (context: Context): string[] => [
  ...refuseRepeated(
    'screens',
    context.screens.map(({ route }) => route),
    'como ruta de una pantalla',
  ),
  ...Object.entries(context.menu).flatMap(([role, routes]) =>
    routes.flatMap(route =>
      refuseUnknown(
        `menu.${role}`,
        route,
        context.screens.map(each => each.route),
        'la ruta de una pantalla',
      ),
    ),
  ),
  ...context.screens.flatMap(screen => checkScreen(screen, context)),
]

const checkScreen = ({ route, roles, menu, beside, resource, tabs }: ScreenRoute, context: Context): string[] => {
  const own = resource ? context.resources[resource] : undefined
  const shown: readonly Tab[] = tabs ?? own?.screen?.tabs ?? []
  return [
    ...(route.startsWith('/') ? [] : [`${route}: la ruta de una pantalla empieza con «/».`]),
    ...roles.flatMap(role => refuseUnknown(route, role, context.roles, 'un rol')),
    ...(menu ? refuseUnknown(`${route}, icon`, menu.icon, context.icons, 'un icono registrado') : []),
    ...(beside ?? []).flatMap(other =>
      refuseUnknown(
        `${route}, beside`,
        other,
        context.screens
          .filter(each => roles.some(role => each.roles.some(its => its === role)))
          .map(each => each.route),
        'la ruta de una pantalla que abra alguno de sus roles',
      ),
    ),
    ...(resource ? refuseUnknown(route, resource, Object.keys(context.resources), 'una entidad del registro') : []),
    ...shown.flatMap(tab => checkTab(`${route}, «${tab.label}»`, tab, own, roles, context)),
    ...(own && !shown.length ? openTo(`${route}`, own, roles) : []),
  ]
}

/** The door of a tab is open to whoever sees the screen, and what is chosen before it fills all of its parameters. */
const checkTab = (
  where: string,
  { of, list, columns, sort, selectors, cards, cascade, actions, leadsTo }: Tab,
  own: AnyResource | undefined,
  roles: readonly string[],
  context: Context,
): string[] => {
  const resource = of ? context.resources[of] : own
  if (!resource)
    return refuseUnknown(`${where}, of`, of ?? '', Object.keys(context.resources), 'una entidad del registro')
  const fields = Object.keys(resource.fields)
  const steps = [...(cards ? [cards] : []), ...(cascade ?? [])]
  const chosen = steps.map(({ bind }) => bind)
  const target = cards && context.resources[cards.of]
  return [
    ...steps.flatMap((step, at) => {
      const from = context.resources[step.of]
      return from
        ? checkDoor(`${where}, ${step.bind}`, from, step.list, chosen.slice(0, at), roles)
        : refuseUnknown(`${where}, ${step.bind}`, step.of, Object.keys(context.resources), 'una entidad del registro')
    }),
    ...[cards?.title, cards?.subtitle].flatMap(name =>
      name && target
        ? refuseUnknown(`${where}, cards`, name, Object.keys(target.fields), `un campo de ${target.name}`)
        : [],
    ),
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
    ...checkDoor(where, resource, list, chosen, roles),
    ...unusedOf(where, resource, list, steps, context),
    ...(actions && !resource.write ? [`${where}: tiene acciones, y ${resource.name} no declara write.`] : []),
  ]
}

const checkDoor = (
  where: string,
  { name, lists }: AnyResource,
  list: string,
  chosen: readonly string[],
  roles: readonly string[],
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

/** A choice that no later door reads narrows nothing. */
const unusedOf = (
  where: string,
  resource: AnyResource,
  list: string,
  steps: readonly { of: string; list: string; bind: string }[],
  { resources }: Context,
): string[] =>
  steps.flatMap(({ bind }, at) => {
    const later = [
      ...steps.slice(at + 1).map(step => resources[step.of]?.lists[step.list]?.path ?? ''),
      resource.lists[list]?.path ?? '',
    ]
    return refuseUnknown(`${where}, bind`, bind, later.flatMap(paramsOf), 'un parámetro de las puertas que siguen')
  })

const openTo = (where: string, { name, lists }: AnyResource, roles: readonly string[]): string[] =>
  roles
    .filter(
      role =>
        !Object.values(lists).some(({ path, roles: may }) => !paramsOf(path).length && may.some(each => each === role)),
    )
    .map(role => `${where}: ${name} no tiene una puerta sin parámetros para ${role}.`)
