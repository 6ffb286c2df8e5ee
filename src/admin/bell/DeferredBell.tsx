import { Suspense, useEffect, useState } from 'react'
import { preloadable } from '../defer/preloadable.tsx'
import { whenIdle } from '../defer/whenIdle.ts'
import { BellPlace } from './BellPlace.tsx'

const Bell = preloadable(async () => (await import('./Bell.tsx')).Bell)

/** The bell, which loads and first asks once the browser rests; its place is kept, so that nothing moves. */
export const DeferredBell = () => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return <Suspense fallback={<BellPlace />}>{idle ? <Bell /> : <BellPlace />}</Suspense>
}
