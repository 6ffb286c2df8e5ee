import { firstListOf, shows, type NamedDoor } from '../../schema/doors/doors.ts'
import { house } from '../../schema/house.ts'
import type { RowCell, RowOpening } from '../../schema/names.ts'
import type { AnyResource } from '../../schema/resource.ts'
import type { Role } from '../../schema/account/roles.ts'
import type { Tab } from '../../schema/screen.ts'

/** Returns what the screens of a role offer for a row that a door shows: the views that it opens, and the columns that hand-made rooms draw. */
export const openingsOf = (resource: AnyResource, { door }: NamedDoor, rol: Role) => {
  const tabs = tabsOf(resource, rol).filter(({ list }) => {
    const other = resource.lists[list]
    return other !== undefined && shows(other, door)
  })
  return {
    opens: [...new Set<RowOpening>(tabs.flatMap(({ opens = [] }) => opens))],
    cells: [...new Set<RowCell>(tabs.flatMap(({ cells = [] }) => cells))],
  }
}

/** Returns the tabs of a role's screens that list rows of a resource; a screen with one table counts as one tab. */
const tabsOf = (resource: AnyResource, rol: Role): readonly Tab[] => {
  return house()
    .screens.filter(({ roles }) => roles.includes(rol))
    .flatMap(({ resource: screenResource, tabs }): readonly Tab[] => {
      if (screenResource !== resource.name) return (tabs ?? []).filter(({ of }) => of === resource.name)
      const { screen } = resource
      return screen?.tabs ?? [{ label: '', list: firstListOf(resource, rol), opens: screen?.opens }]
    })
}
