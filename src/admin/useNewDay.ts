import { useEffect } from 'react'
import { serverNow } from '../api/serverNow.ts'
import { house } from '../schema/house.ts'
import { onLook } from './onLook.ts'

/**
 * Calls `begin` when another day has come at the institution while the page was open: what is shown is of the one
 * before. No day is worked out until then: what a browser knows of the calendar is slow to load.
 */
export const useNewDay = (begin: () => unknown): void =>
  useEffect(() => {
    let seen = serverNow()
    return onLook(() => {
      const now = serverNow()
      if (house().today(seen) === house().today(now)) return
      seen = now
      begin()
    })
  }, [begin])
