import { databaseError } from './databaseError.ts'
import { isNameRefused } from './planOnce.ts'
import { poolFull } from './withinWait.ts'

/**
 * Tells whether a failure is temporary: the database starts, recovers or closes, has no free connection, cut this one,
 * or refused a statement's name. A write under way may have been stored or not.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code, message } = databaseError(error)
  return away.has(code) || message === poolFull || lost.test(message) || ofPooler.test(message) || isNameRefused(error)
}

/** Codes of PostgreSQL (57P01–57P03 closing, crashed, starting; 08 connection; 53300 full) and of the network. */
const away = new Set(
  `57P01 57P02 57P03 08000 08001 08003 08004 08006 53300
  ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN`.split(/\s+/),
)

/** Matches what PgBouncer says, under the code of a violated protocol, of a server that is gone, does not come back yet, or has no place. */
const ofPooler =
  /^(server conn crashed|server login has been failing|no more connections allowed|query_wait_timeout|.*shutting down$)/

/** Matches what the driver says without a code. */
const lost = /^Connection terminated|is not queryable$|^timeout expired$/
