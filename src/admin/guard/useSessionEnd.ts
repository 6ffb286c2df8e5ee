import { useCallback, useEffect, useState } from 'react'
import { browserTabs } from '../../api/browserTabs.ts'
import { sessionEnd } from '../../api/session.ts'

/**
 * Provides the session's end (ms) from ten minutes before, whether two are left (`urgent`), and whether it is over.
 * `look` checks at once and returns the end; else every 15 s and on events.
 */
export const useSessionEnd = () => {
  const [{ end, remaining }, setSeen] = useState<{ end?: number; remaining: number }>({ remaining: Infinity })
  const look = useCallback(() => {
    const until = sessionEnd()
    setSeen({ end: until, remaining: until === undefined ? Infinity : until - Date.now() })
    return until
  }, [])
  useEffect(() => {
    const turn = setInterval(look, 15_000)
    const first = setTimeout(look)
    document.addEventListener('visibilitychange', look)
    const leave = browserTabs.listen(look)
    return () => {
      clearInterval(turn)
      clearTimeout(first)
      document.removeEventListener('visibilitychange', look)
      leave()
    }
  }, [look])
  return {
    end: remaining <= 10 * minute ? end : undefined,
    urgent: remaining <= 2 * minute,
    over: remaining <= 0,
    look,
  }
}

/** One minute (ms). */
const minute = 60_000
