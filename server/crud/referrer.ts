import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Column by which rows (those of `where`) refer to a resource. They prevent its deletion, and the refusal names them;
 * those with `goes` are deleted along, and the confirmation names them.
 */
export type Referrer = { to: string; column: PgColumn; one: string; many: string; where?: SQL; goes?: true }
