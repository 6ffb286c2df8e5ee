import { useDebouncedEvent } from 'ra-core'
import { useState } from 'react'
import { shows } from '../find/shows.ts'

/** Holds what is typed into a box that searches on the server: `q` follows a moment after the last key; until its answer is there, tells which found records already show what is typed. */
export const useTyped = () => {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const search = useDebouncedEvent(setQ, 250)
  const words = typed.split(/\s+/).filter(Boolean)
  return {
    q,
    onInputChange: (_: unknown, text: string, reason: string) => {
      const written = reason === 'input' ? text : ''
      setTyped(written)
      search(written)
      if (!written) setQ('')
    },
    /** Whether what was found, if it is of a former text (`old`), is not yet of what is typed. */
    isBehind: (old: boolean): boolean => typed !== q || old,
    /** Whether a text shows all that is typed. */
    isShownBy: (text: string): boolean => shows(text, words),
  }
}
