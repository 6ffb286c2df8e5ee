import { sortBy } from 'es-toolkit'
import { misspellings } from '../../language/misspellings.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import type { Role } from '../../schema/account/roles.ts'
import { destinationsOf, matching, type Destination } from './destinations.ts'
import type { FoundRecord } from './useFound.ts'

/** Line of the box: its title, its group, and its address, or the words that it searches. */
export type Choice = Destination & { group: string; search?: string }

/** Returns the lines of the box: without words the last opened ones and the menu; otherwise the screens and actions with such names, and the found records. */
export const choicesFor = (
  rol: Role,
  words: readonly string[],
  found: readonly FoundRecord[],
  recents: readonly Choice[],
): readonly Choice[] => {
  if (!words.length) return [...recents, ...menuOf(rol)]
  const destinations = matching(destinationsOf(rol), words)
  return [
    ...destinations
      .filter(({ asks }) => !asks)
      .slice(0, mostChoices)
      .map(inGroup('Pantallas')),
    ...destinations
      .filter(({ asks }) => asks)
      .slice(0, mostChoices)
      .map(inGroup('Acciones')),
    ...found.map(({ resource, title, subtitle, to }) => ({
      title,
      subtitle,
      to,
      group: resourceNamed(resource).label.many,
    })),
  ]
}

/** Returns the lines offered where nothing was found: the screens whose names were probably meant, the nearest first, and the nearest words of records; beside a screen only words that come near too. */
export const nearChoices = (rol: Role, text: string, nearWords: string | undefined): readonly Choice[] => {
  const screens = destinationsOf(rol).flatMap(destination => {
    const wrong = destination.asks ? undefined : misspellings(text, destination.title)
    return wrong === undefined ? [] : [{ destination, wrong }]
  })
  const nearest = sortBy(screens, ['wrong']).slice(0, mostChoices)
  return [
    ...nearest.map(({ destination }) => inGroup('Pantallas parecidas')(destination)),
    ...(nearWords && (!nearest.length || misspellings(text, nearWords) !== undefined) ? [searchFor(nearWords)] : []),
  ]
}

/** Returns the line that searches the nearest words instead. */
const searchFor = (words: string): Choice => ({
  title: `¿Quiso decir «${words}»?`,
  subtitle: '',
  to: '',
  group: 'Parecido',
  search: words,
})

const mostChoices = 4

const inGroup =
  (group: string) =>
  (destination: Destination): Choice => ({ ...destination, group })

const menuOf = (rol: Role): readonly Choice[] =>
  house()
    .menuOf(rol)
    .map(({ route, menu }) => ({ title: menu.label, subtitle: '', to: route, group: 'Pantallas' }))
