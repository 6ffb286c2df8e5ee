import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A column by which rows refer to a resource, `where` only some of them. Such rows prevent a deletion and are named in
 * its refusal; those that `goes` marks are deleted along, and named in the question before.
 */
export type Referrer = { to: string; column: PgColumn; one: string; many: string; where?: SQL; goes?: true }
