/** Returns the present moment by the clock of the API, as its last answer told it; before any, by this machine's. Signed documents must not bear the date of a wrong clock. */
export const serverNow = (): Date => new Date(Date.now() + ahead)

/** Sets the clock by the `Date` header of an answer; an answer from another origin may hide it. */
export const learnTime = ({ headers }: Response): void => {
  const serverTime = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(serverTime)) ahead = serverTime - Date.now()
}

/** Time by which the API's clock is ahead of this machine's (ms). */
let ahead = 0
