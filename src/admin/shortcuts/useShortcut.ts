import { useEffect, useEffectEvent } from 'react'

/** Runs on Ctrl (or ⌘) and a letter, wherever one is but in a dialog; once Ctrl alone is down it `prepares`. */
export const useShortcut = (letter: string, run: () => void, prepare: () => Promise<unknown>) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') void prepare().catch(() => undefined)
    const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!asked || event.key.toLowerCase() !== letter) return
    event.preventDefault()
    if (!isDialogOpen()) run()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Whether something lies over the page that has the keyboard to itself. */
export const isDialogOpen = () => document.querySelector('[role=dialog]') !== null
