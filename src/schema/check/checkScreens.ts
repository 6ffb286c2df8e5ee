import type { ScreenRoute, Tab } from '../screen.ts'
import { checkFirstDoor } from './checkFirstDoor.ts'
import { checkTab } from './checkTab.ts'
import type { Context } from './context.ts'
import { refuseRepeated, refuseUnknown } from './refuseUnknown.ts'

/** Refuses two screens on one route, a home or profile closed to a role, a menu entry without a screen, and tabs with unknown doors, fields and parameters. */
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
  ...openToEveryone('home', context.home, context),
  ...openToEveryone('profile', context.profile, context),
  ...context.screens.flatMap(screen => checkScreen(screen, context)),
]

/** Refuses a route of the house that is unknown or closed to some role. */
const openToEveryone = (name: string, route: string | undefined, { screens, roles }: Context): string[] => {
  if (route === undefined) return []
  const screen = screens.find(each => each.route === route)
  const refused = screen ? roles.filter(role => !screen.roles.some(each => each === role)) : []
  return screen
    ? refused.map(role => `${name}: «${route}» no la abre ${role}.`)
    : refuseUnknown(
        name,
        route,
        screens.map(each => each.route),
        'la ruta de una pantalla',
      )
}

const checkScreen = ({ route, roles, menu, from, resource, tabs }: ScreenRoute, context: Context): string[] => {
  const ofScreen = resource ? context.resources[resource] : undefined
  const shownTabs: readonly Tab[] = tabs ?? ofScreen?.screen?.tabs ?? []
  return [
    ...checkRoute(route, context),
    ...roles.flatMap(role => refuseUnknown(route, role, context.roles, 'un rol')),
    ...(menu ? refuseUnknown(`${route}, icon`, menu.icon, context.icons, 'un icono registrado') : []),
    ...(from ?? []).flatMap(other =>
      refuseUnknown(
        `${route}, from`,
        other,
        context.screens
          .filter(each => roles.some(role => each.roles.some(its => its === role)))
          .map(each => each.route),
        'la ruta de una pantalla que abra alguno de sus roles',
      ),
    ),
    ...(resource ? refuseUnknown(route, resource, Object.keys(context.resources), 'una entidad del registro') : []),
    ...shownTabs.flatMap(tab => checkTab(`${route}, «${tab.label}»`, tab, { ofScreen, roles, context })),
    ...(ofScreen && !shownTabs.length ? checkFirstDoor(route, ofScreen, roles) : []),
  ]
}

/** Refuses a route that is no plain path, or that lies where the records of a resource have their addresses. */
const checkRoute = (route: string, { resources }: Context): string[] => {
  const [, lies] = /^\/([^/]+)\/./.exec(route) ?? []
  return [
    ...(route.startsWith('/') ? [] : [`${route}: la ruta de una pantalla empieza con «/».`]),
    ...(/[:*]/.test(route) ? [`${route}: la ruta de una pantalla no lleva parámetros.`] : []),
    ...(lies !== undefined && Object.hasOwn(resources, lies)
      ? [`${route}: bajo «/${lies}» están los registros de ${lies}.`]
      : []),
  ]
}
