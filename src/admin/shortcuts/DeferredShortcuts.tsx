import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { preloadable } from '../defer/preloadable.tsx'

const Shortcuts = preloadable(async () => (await import('./Shortcuts.tsx')).Shortcuts)

/** The shortcuts of one key, whose code no first table needs; where it does not come the page goes on without them. */
export const DeferredShortcuts = () => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <Shortcuts />
    </Suspense>
  </ErrorBoundary>
)
