import type { Queryable } from '../../../contexto.ts'
import type { Asked } from '../rowsAsked.ts'

/**
 * Tells which rows of a list are a page: `most` after the first `offset`. It `lies` near where its rows may be looked for at the
 * beginning of the list, far where so many come before it that its total is known (`costs.far`), and then, where fewer come after it
 * than before, both are told from the end.
 */
export type Slice = { offset: number; most: number; lies: 'near' | 'far' | 'fromEnd' }

/** Finds the keys of a page sooner than PostgreSQL would by itself, the same in the same order; undefined where it gains nothing, or has not found all of them. */
export type Way = (db: Queryable, asked: Asked, slice: Slice) => Promise<readonly unknown[] | undefined>
