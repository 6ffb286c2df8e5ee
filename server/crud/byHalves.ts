/** Tries something with many, each time in a part of a transaction of its own; where that fails with each half of them, so that what one cannot be stops no other. Says of one alone why it failed. */
export const byHalves = async <T>(
  all: readonly T[],
  attempt: (some: readonly T[]) => Promise<void>,
  refuse: (one: T, error: unknown) => void,
): Promise<void> => {
  const [first] = all
  if (first === undefined) return
  try {
    await attempt(all)
  } catch (error) {
    if (all.length === 1) return refuse(first, error)
    const middle = Math.ceil(all.length / 2)
    await byHalves(all.slice(0, middle), attempt, refuse)
    await byHalves(all.slice(middle), attempt, refuse)
  }
}
