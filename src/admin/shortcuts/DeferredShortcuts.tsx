import { lazy, Suspense } from 'react'

const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }))

/** The shortcuts of one key, whose code no first table needs. */
export const DeferredShortcuts = () => (
  <Suspense>
    <Shortcuts />
  </Suspense>
)
