import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useStoreContext } from 'ra-core'
import { useEffect, useRef, type PointerEvent } from 'react'
import { savesData } from '../../api/savesData.ts'
import { letGoAhead } from '../letGoAhead.ts'
import { firstPage, readFirst } from './firstPage.ts'

/** Reads the first page of the list of a screen once a mouse rests on its line of the menu, or while that is pressed: the answer comes while the list is drawn. A mouse that goes on without a press gives it up. For a screen that is not just a list it reads nothing, and for nobody who saves data before the press. */
export const useListAhead = (route: string) => {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { getItem } = useStoreContext()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begun = useRef<NonNullable<ReturnType<typeof firstPage>>>(undefined)
  const ask = () => {
    const asked = firstPage(route, getItem<number>)
    if (asked) void readFirst(client, dataProvider, asked)
    return asked
  }
  const stay = () => {
    clearTimeout(resting.current)
    begun.current = undefined
  }
  const leave = () => {
    const [name, params] = begun.current ?? []
    if (name) void letGoAhead(client, [name, 'getList', params])
    stay()
  }
  useEffect(() => () => clearTimeout(resting.current), [])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stay()
      if (pointerType === 'mouse' && !savesData())
        resting.current = setTimeout(() => {
          begun.current = ask()
        }, rest)
    },
    onPointerLeave: leave,
    onPointerDown: ({ button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
      stay()
      if (!(button || ctrlKey || metaKey || shiftKey)) ask()
    },
  }
}

/** Milliseconds: a mouse that only passes over a line leaves it before. */
const rest = 65
