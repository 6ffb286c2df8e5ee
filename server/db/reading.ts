import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Queryable } from './queryable.ts'

/** Runs a read where it costs the primary least: on the replica, if there is one that has all that the primary has. */
export const reading = <T>(
  { var: { db, options } }: Context<AppEnv>,
  work: (db: Queryable) => Promise<T>,
): Promise<T> => (options.replica ? options.replica.read(db, work) : work(db))
