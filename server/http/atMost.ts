import { Falla } from './Falla.ts'

/** Lets at most `places` works of this process run at once; refuses the others without waiting: 503 with the message, and when to ask again. */
export const atMost = (places: number, message: string) => {
  let inside = 0
  const refuseWhileFull = () => {
    if (inside >= places) throw new Falla(503, message, {}, { retryAfter: 5 })
  }
  return {
    refuseWhileFull,
    /** Takes a place; returns the function that leaves it, to be called once. */
    enter: () => {
      refuseWhileFull()
      inside += 1
      return () => void (inside -= 1)
    },
  }
}
