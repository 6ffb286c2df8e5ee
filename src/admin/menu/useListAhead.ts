import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useStoreContext } from 'ra-core'
import { useEffect, useRef, type PointerEvent } from 'react'
import { savesData } from '../../api/savesData.ts'
import { letGoAhead } from '../letGoAhead.ts'
import { firstPage, readFirst } from './firstPage.ts'

/** Returns the handlers of a menu line that read the first page of its list ahead, once a mouse rests on the line or presses it; leaving without a press aborts. Reads nothing for a screen that is not just a list, nor before the press for a person who saves data. */
export const useListAhead = (route: string) => {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { getItem } = useStoreContext()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reading = useRef<NonNullable<ReturnType<typeof firstPage>>>(undefined)
  const ask = () => {
    const page = firstPage(route, getItem<number>)
    if (page) void readFirst(client, dataProvider, page)
    return page
  }
  const stay = () => {
    clearTimeout(resting.current)
    reading.current = undefined
  }
  const leave = () => {
    const [name, params] = reading.current ?? []
    if (name) void letGoAhead(client, [name, 'getList', params])
    stay()
  }
  useEffect(() => () => clearTimeout(resting.current), [])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stay()
      if (pointerType === 'mouse' && !savesData())
        resting.current = setTimeout(() => {
          reading.current = ask()
        }, rest)
    },
    onPointerLeave: leave,
    onPointerDown: ({ button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
      stay()
      if (!(button || ctrlKey || metaKey || shiftKey)) ask()
    },
  }
}

/** Time for which the mouse must rest (ms); one that only passes over a line leaves earlier. */
const rest = 65
