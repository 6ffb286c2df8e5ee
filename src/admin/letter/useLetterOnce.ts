import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { PreparedLetter } from './PreparedLetter.ts'
import { useLetter } from './useLetter.tsx'

/** Makes the letter of an opened record once, and calls `onSettled` when it is done, refused or given up. Returns the questions to draw meanwhile. */
export const useLetterOnce = <T>(
  prepare: (of: T) => Promise<PreparedLetter>,
  of: T,
  onSettled: () => void,
): ReactNode => {
  const { make, questions } = useLetter(prepare, onSettled)
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => make(of))
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    begin()
  }, [])
  return questions
}
