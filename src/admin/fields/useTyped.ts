import { useDebouncedEvent } from 'ra-core'
import { useState } from 'react'
import { containsWords } from '../find/containsWords.ts'

/** Holds the typed text of a box that searches on the server. `q` follows 250 ms after the last key; until its answer comes, `isShownBy` tells which found records already match. */
export const useTyped = () => {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const search = useDebouncedEvent(setQ, 250)
  const words = typed.split(/\s+/).filter(Boolean)
  return {
    q,
    onInputChange: (_: unknown, text: string, reason: string) => {
      const typedText = reason === 'input' ? text : ''
      setTyped(typedText)
      search(typedText)
      if (!typedText) setQ('')
    },
    /** Tells whether the found records, which belong to a former text if `old`, are not yet those of the typed one. */
    isBehind: (old: boolean): boolean => typed !== q || old,
    /** Tells whether a text contains all typed words. */
    isShownBy: (text: string): boolean => containsWords(text, words),
  }
}
