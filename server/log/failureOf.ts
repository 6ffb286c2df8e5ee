import { DrizzleQueryError } from 'drizzle-orm'

/** Returns what the log may tell of an unforeseen error. Of a database error: its code, place and query, never the values, which are people's data and which PostgreSQL repeats in messages and details. */
export const failureOf = (error: unknown): object => {
  if (error instanceof DrizzleQueryError) return { query: error.query, ...failureOf(error.cause) }
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack = '' } = error
  const read = (field: string) => (field in error ? String(error[field as keyof typeof error] ?? '') : '')
  const sqlState = /^[\dA-Z]{5}$/.test(read('code')) ? read('code') : ''
  if (!sqlState) return { type: name, message, stack }
  return {
    type: name,
    code: sqlState,
    table: read('table'),
    column: read('column'),
    constraint: read('constraint'),
    routine: read('routine'),
    ...(/^2[23]/.test(sqlState) ? {} : { message }),
    stack: stack.slice(stack.indexOf('\n    at ')),
  }
}
