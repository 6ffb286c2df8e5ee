import { preloadable } from '../defer/preloadable.tsx'
import { useLoadedWhenIdle } from '../defer/useLoadedWhenIdle.ts'
import { BellPlace } from './BellPlace.tsx'

const Bell = preloadable(async () => (await import('./Bell.tsx')).Bell)

/** The bell, which loads and first asks once the browser rests; its place is kept, so that nothing moves, and stays empty where its code does not come. */
export const DeferredBell = () => (useLoadedWhenIdle(Bell.preload) ? <Bell /> : <BellPlace />)
