import { useNotify, useStore } from 'ra-core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useListState } from './useListState.ts'
import type { OwnView } from './useViews.ts'

/** Provides the saved view with which a person begins a list, and applies it once to an untouched list. A view that no longer exists is reported and forgotten. */
export const useStart = (key: string, ownViews: readonly OwnView[], isKnown: boolean) => {
  const [start, setStart] = useStore<string>(key, '')
  const { isUntouched, apply } = useListState()
  const notify = useNotify()
  const settled = useRef(false)
  const lead = useEffectEvent(() => {
    const view = ownViews.find(({ id }) => id === start)
    if (view) return apply(view.estado)
    setStart('')
    notify('La vista con la que empezaba esta lista ya no existe', { type: 'warning' })
  })
  useEffect(() => {
    if (settled.current || !isKnown || (isUntouched && !start)) return
    settled.current = true
    if (isUntouched) lead()
  }, [isKnown, isUntouched, start])
  const begin = (id: string) => {
    settled.current = true
    setStart(id)
  }
  return [start, begin] as const
}
