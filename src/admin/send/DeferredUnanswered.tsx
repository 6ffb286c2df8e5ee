import { useEffect, useState } from 'react'
import { preloadable } from '../defer/preloadable.tsx'
import { whenIdle } from '../defer/whenIdle.ts'

const Unanswered = preloadable(async () => (await import('./Unanswered.tsx')).Unanswered)

/** The word on a write that nothing answers, whose code is there before the line may be gone. */
export const DeferredUnanswered = () => {
  const [loaded, setLoaded] = useState(false)
  useEffect(
    () =>
      whenIdle(
        () =>
          void Unanswered.preload().then(
            () => setLoaded(true),
            () => undefined,
          ),
      ),
    [],
  )
  return loaded ? <Unanswered /> : null
}
