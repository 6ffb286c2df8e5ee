import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { PreparedLetter } from './PreparedLetter.ts'
import { useLetter } from './useLetter.tsx'

/** Makes the letter of what was opened, once, and then says that it is done, refused or given up. Answers the questions to draw meanwhile. */
export const useLetterOnce = <T>(
  prepare: (of: T) => Promise<PreparedLetter>,
  of: T,
  onSettled: () => void,
): ReactNode => {
  const { make, questions } = useLetter(prepare, onSettled)
  const made = useRef(false)
  const begin = useEffectEvent(() => make(of))
  useEffect(() => {
    if (made.current) return
    made.current = true
    begin()
  }, [])
  return questions
}
