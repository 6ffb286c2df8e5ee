import type pg from 'pg'
import { onlyReads, textOf } from './onlyReads.ts'

/** Has a connection's `begin` travel with what its transaction reads first: neither waits for the other. What writes waits until it has begun, and so does all behind it: without a transaction it would stay. A `savepoint`, which fails only where everything behind it does, is not waited for either. */
export const beginTogether = (client: pg.PoolClient): void => {
  const { query } = client
  let [opening, holds] = [false, false]
  Object.assign(client, {
    query: (...statement: unknown[]): unknown => {
      const text = textOf(statement[0])
      const begin = begins.get(client)
      if (opening && begin && (holds || !(onlyReads(text) || isSavepoint(text)))) {
        holds = true
        return begin.then(() => Reflect.apply(query, client, statement))
      }
      const sent: unknown = Reflect.apply(query, client, statement)
      if (!(sent instanceof Promise) || !(isBegin(text) || isSavepoint(text))) return sent
      if (isBegin(text)) {
        ;[opening, holds] = [true, false]
        const settle = () => void (opening = false)
        sent.then(settle, settle)
        begins.set(client, sent)
      } else sent.catch(() => undefined)
      return Promise.resolve({ rows: [] })
    },
  })
}

/** Settles as the last `begin` of a connection does. */
export const beginOf = (client: pg.PoolClient): Promise<unknown> => begins.get(client) ?? Promise.resolve()

const begins = new WeakMap<pg.PoolClient, Promise<unknown>>()

const isBegin = (text: string) => /^begin\b/.test(text)

const isSavepoint = (text: string) => /^savepoint\b/.test(text)
