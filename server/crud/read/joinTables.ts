import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Link } from './linkOf.ts'
import type { Join, ReadPlan } from './readPlan.ts'

type LeftJoinable<Q> = { leftJoin: (table: PgTable, on: SQL) => Q }
type InnerJoinable<Q> = { innerJoin: (table: PgTable, on: SQL) => Q }

/** With the tables that the record is laid out from. */
export const joinTables = <Q extends LeftJoinable<Q>>(query: Q, { joins }: ReadPlan): Q =>
  leftJoins(query, [...joins.values()])

export const leftJoins = <Q extends LeftJoinable<Q>>(query: Q, joins: readonly Join[]): Q =>
  joins.reduce((so, { table, on }) => so.leftJoin(table, on), query)

/** With the tables that the order of all rows of a table reads. Where each leads to one of theirs, PostgreSQL may begin there, in their order, and stop with the page; of some rows it would not know how far it has to go. */
export const joinSorted = <Q extends LeftJoinable<Q> & InnerJoinable<Q>>(query: Q, joins: readonly Join[]): Q =>
  joins.reduce((so, { table, on, sure }) => (sure ? so.innerJoin(table, on) : so.leftJoin(table, on)), query)

/** Through the link of a door, if it has one. */
export const through = <Q extends InnerJoinable<Q>>(query: Q, link: Link | undefined): Q =>
  link ? query.innerJoin(link.table, link.on) : query
