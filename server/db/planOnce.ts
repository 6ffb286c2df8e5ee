import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { createHash } from 'node:crypto'
import type { Queryable } from './queryable.ts'
import { codes, databaseError } from './databaseError.ts'
import type { Step } from './sendThrough.ts'

/**
 * Runs a query that each connection plans only once. Only for rows found by key, whose best plan never changes and
 * takes longer to find than to run. Beyond a hundred keys it is planned each time.
 */
export const planOnce = <T>(
  query: { execute: () => Promise<T>; prepare: (name: string) => { execute: () => Promise<T> } },
  keys = 1,
): Promise<T> => (keys > 100 ? query : query.prepare(plannedOnce)).execute()

/**
 * Returns the condition that a column has one of these values. One value and several have statements, so plans, of
 * their own: PostgreSQL takes a list for ten values and would keep replanning.
 */
export const anyOf = (column: PgColumn, values: readonly unknown[]): SQL =>
  values.length === 1 ? eq(column, values[0]) : sql`${column} = any(${sql.param(values)})`

/** Returns the getter of a query that is built once for each connection, not for each transaction on it; what it asks for comes by its placeholders. */
export const builtOnce = <Query>(build: (db: Queryable) => Query): ((db: Queryable) => Query) => {
  const built = new WeakMap<Queryable, Query>()
  return db => {
    const home = connectionUnder(db)
    const query = built.get(home) ?? build(home)
    built.set(home, query)
    return query
  }
}

/** Remembers over which connection a transaction, or a part of one, speaks. */
export const speaksOver = (tx: Queryable, db: Queryable) => void connections.set(tx, connectionUnder(db))

const connectionUnder = (db: Queryable): Queryable => connections.get(db) ?? db

const connections = new WeakMap<Queryable, Queryable>()

/** Mark that stands where the name of a statement will be. */
export const plannedOnce = 'planned once'

/**
 * Names the marked statements of a pool by their text, so that PostgreSQL keeps their plans. Stops naming once one is
 * refused (by a pooler or after a migration), and its caller tries again.
 */
export const statementNames = (): Step => {
  const names = new Map<string, string>()
  let refused = false
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  return send => {
    const answered = new Set<string>()
    const listen = (name: string | undefined) => (error: unknown) => {
      const { code } = databaseError(error)
      /* A statement that PostgreSQL never came to, behind a refused one, tells nothing. */
      const unknown = code === codes.nameUnknown
      if (name && !unknown && code !== codes.aborted) answered.add(name)
      if (isNameRefused(error) && !(unknown && name && !answered.has(name))) refused = true
    }
    const tellWhenHeard =
      (heard: (error: unknown) => void, receive: Receive): Receive =>
      (error, ...rest) => (heard(error), receive(error, ...rest))
    return (statement, ...rest) => {
      const marked = isMarked(statement)
      const name = marked && !refused ? nameOf(statement.text) : undefined
      const heard = listen(name)
      const listening = rest.map(each => (isReceive(each) ? tellWhenHeard(heard, each) : each))
      const sent = marked ? { ...statement, name } : statement
      const result = send(sent, ...listening)
      if (result instanceof Promise) result.then(() => heard(undefined), heard)
      return result
    }
  }
}

type Receive = (error: unknown, ...rest: unknown[]) => void

const isReceive = (value: unknown): value is Receive => typeof value === 'function'

const isMarked = (statement: unknown): statement is { name: string; text: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && statement.name === plannedOnce

/** Tells whether PostgreSQL refused a statement by its name: it does not know it, has another of that name, or may no longer use its plan. */
export const isNameRefused = (error: unknown): boolean => {
  const { code, message } = databaseError(error)
  return (
    code === codes.nameUnknown || code === codes.nameTaken || /^cached plan must not change result type$/.test(message)
  )
}
