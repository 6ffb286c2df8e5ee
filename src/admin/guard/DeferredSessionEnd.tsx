import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { preloadable } from '../defer/preloadable.tsx'

const SessionEnd = preloadable(async () => (await import('./SessionEnd.tsx')).SessionEnd)

/** Notice of the session's end, loaded apart from the way to the first table. If it does not load, or breaks, the page goes on without it, so that no form closes. */
export const DeferredSessionEnd = () => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <SessionEnd />
    </Suspense>
  </ErrorBoundary>
)
