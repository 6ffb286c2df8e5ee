import { DrizzleQueryError } from 'drizzle-orm'

/** Tells a failure whose reason is that a disk is full. What a statement carries is no reason: it is what somebody wrote. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.has(String(error.code))) ||
    (!(error instanceof DrizzleQueryError) && words.test(error.message)) ||
    isDiskFull(error.cause))

/** Node's, and PostgreSQL's `disk_full`. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What PostgreSQL's programs print. */
const words = /No space left on device|Disk quota exceeded/
