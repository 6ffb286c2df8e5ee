import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A text that takes effect a moment after the last key, tidied; what takes effect elsewhere is taken over. */
export const usePaused = (applied: string, apply: (text: string) => void) => {
  const [text, setText] = useState(applied)
  const asked = useRef(applied)
  const onPause = useEffectEvent(apply)
  useEffect(() => {
    if (applied === asked.current) return
    asked.current = applied
    setText(applied)
  }, [applied])
  useEffect(() => {
    if (text.trim() === asked.current) return undefined
    const timer = setTimeout(() => {
      asked.current = text.trim()
      onPause(asked.current)
    }, pause)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}

/** Milliseconds. */
const pause = 300
