import { useLocation, useStoreContext } from 'ra-core'
import { useEffect } from 'react'
import { lastQueryAt } from './places.ts'

/** Forgets the address query of a screen while it is `refused`, so that the screen's bare address does not find it again. */
export const useForgottenQuery = (refused: boolean) => {
  const { removeItem } = useStoreContext()
  const { pathname } = useLocation()
  useEffect(() => {
    if (refused) removeItem(lastQueryAt(pathname))
  }, [refused, removeItem, pathname])
}
