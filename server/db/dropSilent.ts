import { withTimeout } from 'es-toolkit'
import { Socket } from 'node:net'
import type pg from 'pg'
import type { Step } from './sendThrough.ts'
import { withClient } from './withClient.ts'

type Times = {
  /** Time (ms) that a connection may leave a statement unanswered before its server is asked about it. */
  silence: number
  /** Time (ms) between two looks at all connections. */
  look: number
}

/**
 * Closes connections that their server no longer knows, as after a cut cable (the system takes 15 minutes), and idle
 * ones not heard since. Behind a pooler nothing can be known, and none is closed.
 */
export const dropSilent = (pool: pg.Pool, url: string, { silence, look }: Times) => {
  const lines = new Map<pg.PoolClient, Line>()
  pool.on('remove', client => void lines.delete(client))
  pool.on('acquire', client => void noteLent(lines.get(client), true))
  pool.on('release', (_error, client) => void noteLent(lines.get(client), false))

  let asking = false
  let rested = 0
  const watch = async () => {
    const now = performance.now()
    for (const [client, line] of lines) hear(client, line, now)
    const doubted = [...lines].filter(([, { since, doubt }]) => since !== undefined && now - since >= silence * doubt)
    if (asking || now < rested || !doubted.length) return
    asking = true
    const clients = doubted.map(([client]) => client)
    // Asked over a new connection: dead, or only slow?
    const dead = await withTimeout(() => deadOf(url, clients), longestQuestion).catch(unknown)
    asking = false
    rested = performance.now() + silence
    for (const [client, line] of doubted) {
      line.doubt *= 2
      if (dead.includes(client) && bytesOf(client).read === line.read) end(client, line.heard)
    }
  }
  const end = (silent: pg.PoolClient, heard: number) => {
    const idle = [...lines].filter(([, line]) => !line.lent && !line.unanswered && line.heard <= heard + silence)
    for (const client of [silent, ...idle.map(([each]) => each)]) client.connection.stream.destroy()
  }
  const timer = setInterval(() => void watch(), look).unref()

  const count: Step = (send, client) => {
    const line: Line = { unanswered: 0, read: 0, heard: performance.now(), since: undefined, doubt: 1, lent: true }
    lines.set(client, line)
    return (...statement) => {
      line.unanswered += 1
      const answered = () => void (line.unanswered -= 1)
      const listening = statement.map(each => (isReceive(each) ? tellWhenHeard(answered, each) : each))
      const sent = send(...listening)
      if (sent instanceof Promise) sent.then(answered, answered)
      else if (!statement.some(isReceive)) answered()
      return sent
    }
  }
  return { count, stop: () => clearInterval(timer) }
}

/**
 * State of a connection: unanswered statements, bytes received (`read`) and when they last grew (`heard`), since when
 * it owes an answer, the factor of tolerated silence (`doubt`), whether it is lent.
 */
type Line = {
  unanswered: number
  read: number
  heard: number
  since: number | undefined
  doubt: number
  lent: boolean
}

/** Counts the bytes that came in, and those that wait for the system to take them: a statement that still travels is no silence. */
const bytesOf = ({ connection: { stream } }: pg.PoolClient) =>
  stream instanceof Socket ? { read: stream.bytesRead, unsent: stream.writableLength } : { read: 0, unsent: 0 }

/** Longest wait (ms) for the answer about dead connections; a server that does not answer over a new connection either tells nothing. */
const longestQuestion = 4000

const unknown = (): readonly pg.PoolClient[] => []

const noteLent = (line: Line | undefined, lent: boolean) => line && Object.assign(line, { lent })

const hear = (client: pg.PoolClient, line: Line, now: number) => {
  const { read, unsent } = bytesOf(client)
  if (read !== line.read || unsent) Object.assign(line, { read, heard: now, since: undefined, doubt: 1 })
  line.since = line.unanswered ? (line.since ?? now) : undefined
}

/** Returns those of these connections that their server does not work for: it does not know them, has nothing to do for them, or waits for the client itself. None behind a pooler. */
const deadOf = (url: string, clients: readonly pg.PoolClient[]): Promise<readonly pg.PoolClient[]> =>
  withClient(
    url,
    async side => {
      const { rows } = await side.query<{ pid: number; working: number[] }>(
        `select pg_backend_pid() as pid, array(
           select pid from pg_stat_activity
           where pid = any($1) and state <> 'idle' and coalesce(wait_event_type, '') <> 'Client'
         ) as working`,
        [clients.map(numberOf)],
      )
      const { pid, working } = rows[0] ?? { pid: undefined, working: [] }
      return pid === numberOf(side) ? clients.filter(each => !working.includes(numberOf(each))) : []
    },
    2000,
  )

/** Returns the number of the server's process, as the connection was told; 0 where it was told none. */
const numberOf = (client: object): number => ('processID' in client ? Number(client.processID) : 0)

type Receive = (...answer: unknown[]) => void

const isReceive = (value: unknown): value is Receive => typeof value === 'function'

const tellWhenHeard =
  (heard: () => void, receive: Receive): Receive =>
  (...answer) => (heard(), receive(...answer))
