import { preloadable } from '../defer/preloadable.tsx'
import { useLoadedWhenIdle } from '../defer/useLoadedWhenIdle.ts'

const Unanswered = preloadable(async () => (await import('./Unanswered.tsx')).Unanswered)

/** Notice about writes without an answer, loaded while the browser is idle, before the connection may be gone. */
export const DeferredUnanswered = () => useLoadedWhenIdle(Unanswered.preload) && <Unanswered />
