import { Suspense } from 'react'
import { preloadable } from '../defer/preloadable.tsx'

const Shortcuts = preloadable(async () => (await import('./Shortcuts.tsx')).Shortcuts)

/** The shortcuts of one key, whose code no first table needs. */
export const DeferredShortcuts = () => (
  <Suspense>
    <Shortcuts />
  </Suspense>
)
