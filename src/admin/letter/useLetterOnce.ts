import { useEffect, useRef } from 'react'
import { useLetter } from './useLetter.ts'

/** Makes the letter of what was opened, once, and then says that it is done or was refused. */
export const useLetterOnce = <T>(make: (of: T) => Promise<void>, of: T, onSettled: () => void): void => {
  const letter = useLetter(make, onSettled)
  const made = useRef(false)
  useEffect(() => {
    if (made.current) return
    made.current = true
    letter.make(of)
  })
}
