import { useEffect, useRef } from 'react'
import { useToday } from './useToday.ts'

/** Calls `begin` when another day has come at the institution while the page was open: what is shown is of the one before. */
export const useNewDay = (begin: () => unknown): void => {
  const day = useToday()
  const seen = useRef(day)
  useEffect(() => {
    if (seen.current === day) return
    seen.current = day
    begin()
  }, [day, begin])
}
