import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'

/** Matches the row of a generated id from an address; no row for what is no UUID, which the database could not compare. */
export const withId = (column: PgColumn, id: string): SQL =>
  z.uuid().safeParse(id).success ? eq(column, id) : sql`false`
