import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { preloadable } from '../defer/preloadable.tsx'

const Shortcuts = preloadable(async () => (await import('./Shortcuts.tsx')).Shortcuts)

/** Single-key shortcuts, loaded apart because no first table needs them; if the code does not load the page goes on without them. */
export const DeferredShortcuts = () => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <Shortcuts />
    </Suspense>
  </ErrorBoundary>
)
