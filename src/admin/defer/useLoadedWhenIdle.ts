import { useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/** Loads once the browser rests what the page does without where it does not come; answers whether it is there. */
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
