import { useSyncExternalStore } from 'react'
import { today } from '../api/today.ts'

/** Answers the day that it is at the institution, `yyyy-mm-dd`; a page that is left open takes note of the next one. */
export const useToday = (): string => useSyncExternalStore(subscribe, today)

/** By the minute, and when the page is looked at again: of one that is not, no clock is kept. */
const subscribe = (look: () => void) => {
  const clock = setInterval(look, 60_000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', look)
  }
}
