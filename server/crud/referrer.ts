import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column whose rows, or those of them that meet the condition, refer to a resource. They prevent that what they refer to is deleted, and are named by what people call them; those that go with it are deleted before it, and named by the question. */
export type Referrer = { to: string; column: PgColumn; one: string; many: string; where?: SQL; goes?: true }
