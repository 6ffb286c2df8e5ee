import { preloadable } from '../defer/preloadable.tsx'
import { useLoadedWhenIdle } from '../defer/useLoadedWhenIdle.ts'
import { BellPlace } from './BellPlace.tsx'

const Bell = preloadable(async () => (await import('./Bell.tsx')).Bell)

/** Bell that loads, and first asks the server, once the browser is idle. Its place is kept, and stays empty if the code does not load. */
export const DeferredBell = () => (useLoadedWhenIdle(Bell.preload) ? <Bell /> : <BellPlace />)
