/** Answers the moment that it is by the clock of the API, as its last answer told it; by this machine's until one did. What an office signs carries no date of a computer whose clock is wrong. */
export const serverNow = (): Date => new Date(Date.now() + ahead)

/** Takes note of the time that an answer says; one from elsewhere may not let it pass. */
export const learnTime = ({ headers }: Response): void => {
  const told = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(told)) ahead = told - Date.now()
}

/** How far the API's clock is ahead of this machine's (ms). */
let ahead = 0
