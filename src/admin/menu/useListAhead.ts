import { useStoreContext } from 'ra-core'
import { useEffect, useRef, type PointerEvent } from 'react'
import { ahorraDatos } from '../../api/ahorraDatos.ts'
import { askAhead } from '../../dataProvider/index.ts'
import { firstOrder } from '../../schema/firstOrder.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import { pageSizeKey } from '../list/pageSizeKey.ts'
import { rooms } from '../rooms.ts'

/** Asks for the first page of the list of a screen once a mouse rests on its line of the menu, or while that is pressed: the answer comes while the list is drawn. For a screen that is not just a list it asks for nothing, and for nobody who saves data before the press. */
export const useListAhead = (route: string) => {
  const { getItem } = useStoreContext()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = () => {
    const name = listedAt(route)
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
  const leave = () => clearTimeout(resting.current)
  useEffect(() => leave, [])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      leave()
      if (pointerType === 'mouse' && !ahorraDatos()) resting.current = setTimeout(ask, rest)
    },
    onPointerLeave: leave,
    onPointerDown: ({ button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
      leave()
      if (!(button || ctrlKey || metaKey || shiftKey)) ask()
    },
  }
}

/** Milliseconds: a mouse that only passes over a line leaves it before. */
const rest = 65

/** The resource whose list is all that a screen shows. */
const listedAt = (route: string) => {
  const { resource, tabs } = house().screens.find(screen => screen.route === route) ?? {}
  return resource && !tabs && !rooms().screens[route] && !resourceNamed(resource).screen?.tabs ? resource : undefined
}
