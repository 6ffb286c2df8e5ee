import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Column by which rows (with `where` only some of them) refer to a resource. They prevent a deletion and are named in its
 * refusal; those marked `goes` are deleted along, and named in the question before.
 */
export type Referrer = { to: string; column: PgColumn; one: string; many: string; where?: SQL; goes?: true }
