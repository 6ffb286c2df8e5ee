import { useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/** Loads an optional part once the browser is idle; returns whether it is there. A failed load is ignored. */
export const useLoadedWhenIdle = (preload: () => Promise<unknown>) => {
  const [isHere, setHere] = useState(false)
  useEffect(
    () =>
      whenIdle(
        () =>
          void preload().then(
            () => setHere(true),
            () => undefined,
          ),
      ),
    [preload],
  )
  return isHere
}
