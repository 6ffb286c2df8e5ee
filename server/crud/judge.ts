import type { Values } from '../../src/schema/kinds.ts'
import type { Errors } from '../../src/schema/validate.ts'
import type { Queryable } from '../db/queryable.ts'

/** Judges a change of a stored record against other tables, in its transaction; answers a sentence for each field that may not change so. */
export type Judge = (tx: Queryable, change: { key: string; before: Values; after: Values }) => Promise<Errors>
