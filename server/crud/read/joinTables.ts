import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Link } from './linkOf.ts'
import type { Join, ReadPlan } from './readPlan.ts'

/** With the tables that the record is laid out from. */
export const joinTables = <Q extends Joinable<Q>>(query: Q, { joins }: ReadPlan): Q =>
  leftJoins(query, [...joins.values()])

type Joinable<Q> = { leftJoin: (table: PgTable, on: SQL) => Q }

export const leftJoins = <Q extends Joinable<Q>>(query: Q, joins: readonly Join[]): Q =>
  joins.reduce((so, { table, on }) => so.leftJoin(table, on), query)

/** Through the link of a door, if it has one. */
export const through = <Q extends { innerJoin: (table: PgTable, on: SQL) => Q }>(
  query: Q,
  link: Link | undefined,
): Q => (link ? query.innerJoin(link.table, link.on) : query)
