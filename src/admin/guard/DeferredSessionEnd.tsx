import { Suspense } from 'react'
import { preloadable } from '../defer/preloadable.tsx'

const SessionEnd = preloadable(async () => (await import('./SessionEnd.tsx')).SessionEnd)

/** The notice of the session's end, whose code is no part of the way to the first table. */
export const DeferredSessionEnd = () => (
  <Suspense>
    <SessionEnd />
  </Suspense>
)
