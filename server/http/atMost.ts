import { Falla } from './Falla.ts'

/** Lets so many works of this process run at once and refuses the others, which are not kept waiting: 503 with the message, and when to ask again. */
export const atMost = (places: number, message: string) => {
  let inside = 0
  const refuseWhileFull = () => {
    if (inside >= places) throw new Falla(503, message, {}, { retryAfter: 5 })
  }
  return {
    refuseWhileFull,
    /** Takes a place; answers how to leave it, once. */
    enter: () => {
      refuseWhileFull()
      inside += 1
      return () => void (inside -= 1)
    },
  }
}
