import { preloadable } from '../defer/preloadable.tsx'
import { useLoadedWhenIdle } from '../defer/useLoadedWhenIdle.ts'

const Unanswered = preloadable(async () => (await import('./Unanswered.tsx')).Unanswered)

/** The word on a write that nothing answers, whose code is there before the line may be gone. */
export const DeferredUnanswered = () => useLoadedWhenIdle(Unanswered.preload) && <Unanswered />
