import { sinAcentos } from '../../language/texto.ts'
import { mayWrite } from '../../schema/doors/mayWrite.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import type { Role } from '../../schema/account/roles.ts'
import type { ScreenRoute } from '../../schema/screen.ts'
import { importOf } from '../form/useAskedForm.ts'

/** Place that the box leads to by name: a screen, one of its tabs, or a form to open there, as `askedFormKey` keeps it. */
export type Destination = { title: string; subtitle: string; to: string; asks?: string }

/** Returns every screen and tab of a role, and what may be added or imported there, with their declared names. */
export const destinationsOf = (rol: Role): readonly Destination[] =>
  house()
    .screens.filter(({ roles }) => roles.includes(rol))
    .flatMap(screen => {
      const { route, title, menu } = screen
      const tabs = tabsOf(screen)
      const namedTabs = tabs.length > 1 ? tabs : []
      return [
        { title: menu?.label ?? title, subtitle: menu && menu.label !== title ? title : '', to: route },
        ...namedTabs.map(({ label }) => ({ title: label, subtitle: title, to: tabAddress(route, label) })),
        ...addedAt(screen, rol),
      ]
    })

const addedAt = (screen: ScreenRoute, rol: Role): readonly Destination[] => {
  const tabs = tabsOf(screen)
  const ofScreen = screen.resource
  const tabsOrScreen = tabs.length ? tabs : ofScreen ? [{ label: '', of: ofScreen, actions: true }] : []
  const first = new Map(
    tabsOrScreen.flatMap(tab => (tab.actions ? [[tab.of ?? ofScreen ?? '', tab] as const] : [])).toReversed(),
  )
  return [...first].flatMap(([name, { label }]) => {
    const resource = resourceNamed(name)
    const to = tabs.length > 1 ? tabAddress(screen.route, label) : screen.route
    return mayWrite(resource, 'create', rol)
      ? [
          { title: `Agregar ${resource.label.one}`, subtitle: screen.title, to, asks: name },
          { title: `Importar ${resource.label.many}`, subtitle: screen.title, to, asks: importOf(name) },
        ]
      : []
  })
}

const tabsOf = ({ tabs, resource }: ScreenRoute) =>
  tabs ?? (resource ? resourceNamed(resource).screen?.tabs : undefined) ?? []

const tabAddress = (route: string, label: string) => `${route}?${new URLSearchParams({ tab: label })}`

/** Returns the destinations in whose names every typed word begins a word. */
export const matching = (destinations: readonly Destination[], words: readonly string[]) =>
  destinations.filter(({ title, subtitle }) => {
    const titleWords = folded(`${title} ${subtitle}`).split(/\s+/)
    return words.map(folded).every(word => titleWords.some(each => each.startsWith(word)))
  })

const folded = (text: string) => sinAcentos(text).toLowerCase()
