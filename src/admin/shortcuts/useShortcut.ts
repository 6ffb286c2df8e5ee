import { useEffect, useEffectEvent } from 'react'
import { topDialog } from '../guard/layers.ts'

/** Calls `run` on Ctrl (or ⌘) and a letter, unless a dialog is open, and `prepare` as soon as Ctrl or ⌘ goes down. */
export const useShortcut = (letter: string, run: () => void, prepare: () => Promise<unknown>) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') void prepare().catch(() => undefined)
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isShortcut || event.key.toLowerCase() !== letter) return
    event.preventDefault()
    if (!topDialog()) run()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
