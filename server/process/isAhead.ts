/** Judges whether a moment that was noted lies further ahead than the clocks of two machines differ: the clock was wrong then, or is now. */
export const isAhead = (noted: Date, now: Date): boolean => noted.getTime() - now.getTime() > clockSlack

/** Milliseconds that clocks which are kept in time may differ by, and more. */
export const clockSlack = 5 * 60_000
