/** Tells whether a noted moment lies further ahead than the clocks of two machines differ: the clock was wrong then, or is now. */
export const isAhead = (noted: Date, now: Date): boolean => noted.getTime() - now.getTime() > clockSlack

/** Difference (ms) that clocks kept in time do not reach. */
export const clockSlack = 5 * 60_000
