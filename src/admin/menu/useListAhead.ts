import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useStoreContext } from 'ra-core'
import { useEffect, useRef, type PointerEvent } from 'react'
import { savesData } from '../../api/savesData.ts'
import { letGoAhead } from '../letGoAhead.ts'
import { firstPage, readFirst } from './firstPage.ts'

/**
 * Returns handlers of a menu line that read its list's first page ahead on a resting mouse or a press; leaving aborts.
 * Reads nothing for other screens, nor before the press when saving data.
 */
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
