import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column that refers to a resource, and what its rows are called to who may not delete what they refer to. */
export type Use = { to: string; column: PgColumn; one: string; many: string }
