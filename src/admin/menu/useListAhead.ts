import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useStoreContext } from 'ra-core'
import { useEffect, useRef, type PointerEvent } from 'react'
import { savesData } from '../../api/savesData.ts'
import { firstPage, readFirst } from './firstPage.ts'

/** Reads the first page of the list of a screen once a mouse rests on its line of the menu, or while that is pressed: the answer comes while the list is drawn. For a screen that is not just a list it reads nothing, and for nobody who saves data before the press. */
export const useListAhead = (route: string) => {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { getItem } = useStoreContext()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = () => {
    const asked = firstPage(route, getItem<number>)
    if (asked) void readFirst(client, dataProvider, asked)
  }
  const leave = () => clearTimeout(resting.current)
  useEffect(() => leave, [])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      leave()
      if (pointerType === 'mouse' && !savesData()) resting.current = setTimeout(ask, rest)
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
