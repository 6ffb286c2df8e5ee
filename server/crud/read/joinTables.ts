import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Link } from './linkOf.ts'
import type { Join, ReadPlan } from './readPlan.ts'

type LeftJoinable<Q> = { leftJoin: (table: PgTable, on: SQL) => Q }
type InnerJoinable<Q> = { innerJoin: (table: PgTable, on: SQL) => Q }

/** Joins the tables that a record is laid out from. */
export const joinTables = <Q extends LeftJoinable<Q>>(query: Q, { joins }: ReadPlan): Q =>
  leftJoins(
    query,
    [...joins.values()].filter(({ onlyForOrder }) => !onlyForOrder),
  )

export const leftJoins = <Q extends LeftJoinable<Q>>(query: Q, joins: readonly Join[]): Q =>
  joins.reduce((so, { table, on }) => so.leftJoin(table, on), query)

/** Narrowing of a query's rows: none, by their place alone, or by their door; undefined where somebody searches, or filters by more than the place. */
export type Narrowed = 'all' | 'placed' | 'door' | undefined

/**
 * Joins the tables that an order reads: inner where PostgreSQL may begin with that table and stop with the page
 * (`mayBegin`), else left, so that it cannot begin a walk of unknown length.
 */
export const joinSorted = <Q extends LeftJoinable<Q> & InnerJoinable<Q>>(
  query: Q,
  joins: readonly Join[],
  rows: Narrowed,
): Q =>
  joins.reduce((so, join) => {
    const { table, on, samePlace } = join
    if (!mayBegin(join, rows)) return so.leftJoin(table, on)
    return so.innerJoin(table, rows === 'placed' && samePlace ? sql`${on} and ${samePlace}` : on)
  }, query)

/**
 * Tells whether PostgreSQL may begin with the table of an order: every row refers to it, and the query reads all rows,
 * those of a place with an index, or those of a door if no two refer to the same row.
 */
export const mayBegin = ({ alwaysThere, oneToOne, samePlace }: Join, rows: Narrowed): boolean =>
  Boolean(
    alwaysThere &&
    (rows === 'all' || (rows === 'placed' && samePlace !== undefined) || (oneToOne && rows !== undefined)),
  )

/** Joins the link of a door, if it has one. */
export const through = <Q extends InnerJoinable<Q>>(query: Q, link: Link | undefined): Q =>
  link ? query.innerJoin(link.table, link.on) : query
