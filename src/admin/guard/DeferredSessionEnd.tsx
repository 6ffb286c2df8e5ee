import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { preloadable } from '../defer/preloadable.tsx'

const SessionEnd = preloadable(async () => (await import('./SessionEnd.tsx')).SessionEnd)

/** The notice of the session's end, whose code is no part of the way to the first table. Where it does not come, or breaks, the page goes on without it: it closes no form. */
export const DeferredSessionEnd = () => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <SessionEnd />
    </Suspense>
  </ErrorBoundary>
)
