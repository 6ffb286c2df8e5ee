import { firstListOf, freeDoors, withoutCovered, type NamedDoor } from './doors.ts'
import { viewsOf } from '../filters/listViews.ts'
import type { House } from '../house.ts'
import type { AnyResource } from '../resource.ts'
import type { Role } from '../account/roles.ts'
import type { ScreenRoute, Tab } from '../screen.ts'

type KnownScreens = Pick<House, 'resources' | 'screens'>

/** A list, or a declared view of one, whose rows await a role, and the screen that opens exactly them. */
export type Pending = NamedDoor & { resource: AnyResource; vista?: string; words: string; screen: string; to: string }

/** Returns the lists and views that await a role. */
export const pendingOf = (screens: KnownScreens, role: Role): readonly Pending[] =>
  Object.values(screens.resources).flatMap(resource => [
    ...pendingLists(screens, resource, role),
    ...Object.keys(resource.views ?? {}).flatMap(vista => pendingIn(screens, resource, vista, role)),
  ])

/** Returns the whole lists that await a role and that a screen of its own shows. */
export const pendingLists = (screens: KnownScreens, resource: AnyResource, role: Role): readonly Pending[] =>
  freeDoors(resource, role).flatMap(({ list, door }) => {
    const place = placeOf(screens, resource, list, role)
    return door.pending?.roles.includes(role) && place
      ? [{ resource, list, door, words: door.pending.label, screen: place.title, to: addressOf(place) }]
      : []
  })

/** Returns the lists in which a view awaits a role and that a screen of its own shows, without any that another covers: no row counts twice. */
export const pendingIn = (
  screens: KnownScreens,
  resource: AnyResource,
  vista: string,
  role: Role,
): readonly Pending[] =>
  withoutCovered(
    freeDoors(resource, role).flatMap(({ list, door }) => {
      const [, view] = viewsOf(resource, list, role).find(([name]) => name === vista) ?? []
      const place = placeOf(screens, resource, list, role)
      return view?.pending?.includes(role) && place
        ? [{ resource, list, door, vista, words: view.label, screen: place.title, to: addressOf(place, vista) }]
        : []
    }),
  )

type Place = { route: string; title: string; tab?: string }

const addressOf = ({ route, tab }: Place, vista?: string) => {
  const query = new URLSearchParams({ ...(tab ? { tab } : {}), ...(vista ? { vista } : {}) }).toString()
  return query ? `${route}?${query}` : route
}

/** Returns the screen on which a role finds a list without choosing anything first; undefined without one. */
const placeOf = (
  { screens, resources }: KnownScreens,
  { name }: AnyResource,
  list: string,
  role: Role,
): Place | undefined =>
  screens
    .filter(({ roles }) => roles.includes(role))
    .flatMap(screen => listsOf(screen, resources, role).map(listed => ({ ...listed, route: screen.route })))
    .find(listed => listed.of === name && listed.list === list)

/** Returns the lists of a screen: those of its tabs that need no choice, or the one of its resource that the role is shown. */
const listsOf = ({ title, tabs, resource }: ScreenRoute, resources: KnownScreens['resources'], role: Role) => {
  const ofScreen = resource ? resources[resource] : undefined
  const shownTabs: readonly Tab[] | undefined = tabs ?? ofScreen?.screen?.tabs
  if (!shownTabs) return ofScreen ? [{ of: ofScreen.name, list: firstListOf(ofScreen, role), title }] : []
  return shownTabs
    .filter(({ cards, selectors, cascade }) => !cards && !selectors && !cascade)
    .map(({ of = ofScreen?.name, list, label }) => ({
      of,
      list,
      tab: label,
      title: label === title ? title : `${title} · ${label}`,
    }))
}
