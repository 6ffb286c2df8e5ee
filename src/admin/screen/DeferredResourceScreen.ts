import { preloadable } from '../defer/preloadable.tsx'

/** Screen of a resource, loaded while the home page is drawn. */
export const DeferredResourceScreen = preloadable(async () => (await import('./ResourceScreen.tsx')).ResourceScreen)
