import { useEffect } from 'react'
import { serverNow } from '../api/serverNow.ts'
import { house } from '../schema/house.ts'
import { onLook } from './onLook.ts'

/**
 * Calls `begin` when a new day comes at the institution while the page is open, whose data are then old. Computes no
 * day before the first look: the browser's calendar loads slowly.
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
