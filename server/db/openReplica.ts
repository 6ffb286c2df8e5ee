import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Queryable } from './queryable.ts'
import { isDatabaseAway } from './isDatabaseAway.ts'
import { isoDates } from './isoDates.ts'
import { keepAliveOptions } from './keepAliveOptions.ts'
import { statementNames } from './planOnce.ts'
import { planQuickly } from './planQuickly.ts'
import { sendThrough } from './sendThrough.ts'
import { positionOf, hasReached, type Position } from './replicaPosition.ts'

/** Reason not to read from a replica: it does not answer, has not all that the primary has, or is no replica of it. */
export type ReplicaTrouble = 'ausente' | 'atrasada' | 'ajena'

export type Replica = {
  /** Runs a read on the replica, once that has all that the primary has at this moment; on the primary where the replica is gone, late or fails a statement. */
  read: <T>(primary: Queryable, work: (db: Queryable) => Promise<T>) => Promise<T>
  /** Returns the reason not to read from it now, if there is one. */
  trouble: (primary: Queryable) => Promise<ReplicaTrouble | undefined>
  close: () => Promise<void>
}

/**
 * Opens a replica, or a balancer of several: each connection reports its own position. Sends nothing until the first
 * read. Waits `patience` (ms) for a late one, avoids one in trouble for `rest` (ms).
 */
export function openReplica(url: string, { connections = 20, patience = 50, rest = 2000 } = {}): Replica {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 1000,
    query_timeout: 10_000,
    ...keepAliveOptions,
    ...atOnce,
  })
  const addNames = statementNames()
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    client.on('error', () => undefined)
    sendThrough(client, addNames)
  })
  let lastTrouble: { trouble: ReplicaTrouble; until: number } | undefined
  const resting = () => (lastTrouble && performance.now() < lastTrouble.until ? lastTrouble.trouble : undefined)
  const leaveAlone = (trouble: ReplicaTrouble) => (lastTrouble = { trouble, until: performance.now() + rest })

  /** Returns a connection in a transaction that sees all that the primary has, or the trouble. */
  const open = async (primary: Queryable): Promise<pg.PoolClient | ReplicaTrouble> => {
    const position = await positionOf(primary).catch(unlessAway)
    if (!position) return 'ajena'
    const client = await pool.connect().catch(() => undefined)
    if (!client) return 'ausente'
    const standing = await begin(client, position, patience).catch((): ReplicaTrouble => 'ausente')
    if (standing === 'al corriente') return client
    client.release(true)
    return standing
  }

  return {
    async read(primary, work) {
      if (resting()) return work(primary)
      const client = await open(primary)
      if (typeof client === 'string') {
        leaveAlone(client)
        return work(primary)
      }
      try {
        return await work(drizzle(client))
      } catch (error) {
        if (!(error instanceof DrizzleQueryError)) throw error
        if (isDatabaseAway(error)) leaveAlone('ausente')
        return await work(primary)
      } finally {
        await end(client)
      }
    },
    async trouble(primary) {
      const before = resting()
      if (before) return before
      const client = await open(primary)
      if (typeof client === 'string') return leaveAlone(client).trouble
      await end(client)
      return undefined
    },
    close: () => Promise.race([pool.end(), pause(500)]),
  }
}

/** Rethrows the failure of a primary that is away; one that merely cannot say where it stands has no replica that could be judged. */
const unlessAway = (error: unknown) => {
  if (isDatabaseAway(error)) throw error
  return undefined
}

/** Option that sends statements asked for at once together, on one connection. */
const atOnce = { pipeline: true }

/** Begins a read and waits up to `patience` (ms) for the position; not in one snapshot, which could be older than the answer to how far the replica is. */
const begin = async (client: pg.PoolClient, position: Position, patience: number) => {
  await client.query(`begin isolation level read committed read only; set local ${planQuickly}; set local ${isoDates}`)
  for (const until = performance.now() + patience; ; await pause(5)) {
    const standing = await hasReached(client, position)
    if (standing !== 'atrasada' || performance.now() >= until) return standing
  }
}

const end = (client: pg.PoolClient) =>
  client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  )
