import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from './queryable.ts'
import { beginOf, beginTogether } from './beginTogether.ts'
import { dropSilent } from './dropSilent.ts'
import { isReadOnlyFailure } from './isReadOnly.ts'
import { isoDates } from './isoDates.ts'
import { keepAliveOptions } from './keepAliveOptions.ts'
import { onlyReads } from './onlyReads.ts'
import { patienceWith, type Patiently } from './patienceWith.ts'
import { speaksOver, statementNames } from './planOnce.ts'
import { planQuickly } from './planQuickly.ts'
import { sendThrough } from './sendThrough.ts'
import { sendTogether } from './sendTogether.ts'
import { countWait, refuseLate } from './withinWait.ts'

export type OpenPool = { db: Db; close: () => Promise<void> }

/**
 * Opens a pool; sends nothing before the first query. While the database is away, work waits `patience` (ms) and cut
 * reads repeat; cut writes fail, perhaps stored. Drops dead lines after `silence` (ms).
 */
export function openPool(url: string, { patience = 4000, connections = 20, silence = 5000 } = {}): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // As many as a home page uses at once.
    min: Math.min(5, connections),
    connectionTimeoutMillis: longestWait,
    ...keepAliveOptions,
    pipeline: true,
  })
  const addNames = statementNames()
  const silent = dropSilent(pool, url, { silence, look: silence / 4 })
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    client.on('error', () => undefined)
    sendThrough(client, beginTogether, sendTogether, addNames, silent.count)
    void client.query(`set ${planQuickly}; set ${isoDates}`).catch(() => undefined)
  })
  const patiently = patienceWith(url, patience)
  const lend = pool.connect.bind(pool)
  const connect = () => countWait(() => lend())
  const onSound = soundConnections(connect, patiently)
  const transaction = transactionsOf(connect, patiently)
  const db = Object.assign(drizzle(patientPool(pool, connect, patiently, onSound)), { transaction })
  const close = () => {
    silent.stop()
    return pool.end()
  }
  return { db, close }
}

/** Longest wait (ms) for a connection; then the caller is told that there is more to do than can be done. */
const longestWait = 4000

/**
 * Runs transactions on connections that `begin` itself proves; one that does not answer or takes no writes is closed.
 * Repeats work, once the database is back, only if its `begin` failed.
 */
const transactionsOf =
  (connect: Connect, patiently: Patiently): Db['transaction'] =>
  async (work, config) => {
    refuseLate()
    const outcome = await patiently(async () => {
      const client = await connect()
      let [begun, sound] = [false, false]
      try {
        const connection = databaseOf(client)
        const working = connection.transaction(tx => {
          speaksOver(tx, connection)
          return work(tx)
        }, config)
        await Promise.allSettled([working])
        await beginOf(client)
        begun = sound = true
        return { result: await working }
      } catch (error) {
        if (!begun) throw error
        // The next connection may lead to the server that took over.
        sound = !isReadOnlyFailure(error)
        return { error }
      } finally {
        client.release(!sound)
      }
    })
    if ('error' in outcome) throw outcome.error
    return outcome.result
  }

/** Returns Drizzle on a connection, made once, so that the queries built for it are found again. */
const databaseOf = (client: pg.PoolClient): Db => {
  const db = databases.get(client) ?? drizzle(client)
  databases.set(client, db)
  return db
}

const databases = new WeakMap<pg.PoolClient, Db>()

type Connect = () => Promise<pg.PoolClient>

type OnSound = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>

/** Runs work on a connection that was proved, however long it lay idle, and gives it back: Drizzle alone keeps one that broke before its statement. */
const soundConnections = (connect: Connect, patiently: Patiently): OnSound => {
  const sound = async () => {
    const client = await connect()
    try {
      await client.query('select 1')
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  return async work => {
    refuseLate()
    const client = await patiently(sound)
    let writes = true
    try {
      return await work(client)
    } catch (error) {
      writes = !isReadOnlyFailure(error)
      throw error
    } finally {
      client.release(!writes)
    }
  }
}

/** Makes connections wait for the database, runs statements that only read again, and sends all others over a proved connection. */
const patientPool = (pool: pg.Pool, connect: Connect, patiently: Patiently, onSound: OnSound): pg.Pool => {
  const query = pool.query.bind(pool)
  return Object.assign(pool, {
    connect: (receive?: Connected) => {
      const client = patiently(connect)
      return receive ? void client.then(each => receive(undefined, each, each.release), receive) : client
    },
    query: async (...statement: unknown[]) => {
      refuseLate()
      return onlyReads(statement[0])
        ? patiently(() => Reflect.apply(query, pool, statement))
        : onSound(client => Reflect.apply(client.query, client, statement))
    },
  })
}

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void
