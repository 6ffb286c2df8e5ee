import { DrizzleQueryError } from 'drizzle-orm'

/** Writes what nobody foresaw to the log: the query and what the database said, without the values, which are people's data. */
export const report = (error: unknown) =>
  console.error(...(error instanceof DrizzleQueryError ? [error.query, error.cause] : [error]))
