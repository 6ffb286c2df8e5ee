import { preloadable } from '../defer/preloadable.tsx'

/** The screen of a resource, whose code comes while the home page is drawn. */
export const DeferredResourceScreen = preloadable(async () => (await import('./ResourceScreen.tsx')).ResourceScreen)
