import { DrizzleQueryError } from 'drizzle-orm'

/** Tells whether a failure was caused by a full disk. Ignores messages that repeat a statement, which holds what somebody wrote. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.has(String(error.code))) ||
    (!(error instanceof DrizzleQueryError) && words.test(error.message)) ||
    isDiskFull(error.cause))

/** Codes of Node, and PostgreSQL's `disk_full`. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Words of PostgreSQL's programs. */
const words = /No space left on device|Disk quota exceeded/
