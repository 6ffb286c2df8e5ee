import { useStoreContext } from 'ra-core'
import type { PointerEvent } from 'react'
import { askAhead } from '../../dataProvider/index.ts'
import { firstOrder } from '../../schema/firstOrder.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import { pageSizeKey } from '../list/pageSizeKey.ts'
import { rooms } from '../rooms.ts'

/** Asks for the first page of the list of a screen while its line of the menu is being pressed: the answer comes while the list is drawn. For a screen that is not just a list it asks for nothing. */
export const useListAhead = (route: string) => {
  const { getItem } = useStoreContext()
  return ({ button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    const name = button || ctrlKey || metaKey || shiftKey ? undefined : listedAt(route)
    if (!name) return
    const resource = resourceNamed(name)
    const [list = ''] = Object.keys(resource.lists)
    const perPage = getItem<number>(pageSizeKey(name, list)) ?? 10
    askAhead(name, {
      pagination: { page: 1, perPage },
      sort: firstOrder(resource),
      filter: {},
      meta: { list, apart: true },
    })
  }
}

/** The resource whose list is all that a screen shows. */
const listedAt = (route: string) => {
  const { resource, tabs } = house().screens.find(screen => screen.route === route) ?? {}
  return resource && !tabs && !rooms().screens[route] && !resourceNamed(resource).screen?.tabs ? resource : undefined
}
