import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Provides a text that is applied, trimmed, `pause` after the last key; a text applied elsewhere replaces it. */
export const usePaused = (applied: string, apply: (text: string) => void) => {
  const [text, setText] = useState(applied)
  const lastApplied = useRef(applied)
  const onPause = useEffectEvent(apply)
  useEffect(() => {
    if (applied === lastApplied.current) return
    lastApplied.current = applied
    setText(applied)
  }, [applied])
  useEffect(() => {
    if (text.trim() === lastApplied.current) return undefined
    const timer = setTimeout(() => {
      lastApplied.current = text.trim()
      onPause(lastApplied.current)
    }, pause)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}

/** Pause after the last key (ms). */
const pause = 300
