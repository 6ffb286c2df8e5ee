import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Link } from './linkOf.ts'
import type { Join, ReadPlan } from './readPlan.ts'

type LeftJoinable<Q> = { leftJoin: (table: PgTable, on: SQL) => Q }
type InnerJoinable<Q> = { innerJoin: (table: PgTable, on: SQL) => Q }

/** With the tables that the record is laid out from. */
export const joinTables = <Q extends LeftJoinable<Q>>(query: Q, { joins }: ReadPlan): Q =>
  leftJoins(
    query,
    [...joins.values()].filter(({ forOrder }) => !forOrder),
  )

export const leftJoins = <Q extends LeftJoinable<Q>>(query: Q, joins: readonly Join[]): Q =>
  joins.reduce((so, { table, on }) => so.leftJoin(table, on), query)

/** What narrows the rows of a query: nothing, the place that they belong to alone, or what its door says; undefined where somebody filters or looks for words. */
export type Narrowed = 'all' | 'placed' | 'door' | undefined

/** With the tables that an order reads. Where each row leads to one of theirs, PostgreSQL may begin there, in their order, and stop with the page: of all rows; of those of one place where an index leads to them; and of those of a door where each leads to another record, so that it knows how far it has to go. How many meet a filter, or hold a word, it does not know: what is asked for together may lie nowhere. */
export const joinSorted = <Q extends LeftJoinable<Q> & InnerJoinable<Q>>(
  query: Q,
  joins: readonly Join[],
  rows: Narrowed,
): Q =>
  joins.reduce((so, join) => {
    const { table, on, inPlace } = join
    if (!mayBegin(join, rows)) return so.leftJoin(table, on)
    return so.innerJoin(table, rows === 'placed' && inPlace ? sql`${on} and ${inPlace}` : on)
  }, query)

/** Whether PostgreSQL may begin with the table of an order. */
export const mayBegin = ({ sure, alone, inPlace }: Join, rows: Narrowed): boolean =>
  Boolean(sure && (rows === 'all' || (rows === 'placed' && inPlace !== undefined) || (alone && rows !== undefined)))

/** Through the link of a door, if it has one. */
export const through = <Q extends InnerJoinable<Q>>(query: Q, link: Link | undefined): Q =>
  link ? query.innerJoin(link.table, link.on) : query
