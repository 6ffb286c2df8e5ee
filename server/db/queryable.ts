import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Db = NodePgDatabase
/** A database or a transaction on it. */
export type Queryable = Db | Parameters<Parameters<Db['transaction']>[0]>[0]
