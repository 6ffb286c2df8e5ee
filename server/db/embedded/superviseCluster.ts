import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './createCluster.ts'
import { takeLock } from './lock.ts'
import { isStopping, postmasterOf } from './postmaster.ts'
import { startCluster } from './startCluster.ts'
import { shutDown } from './stopCluster.ts'

type Watch = {
  cluster: Cluster
  port: number
  /** Address of the database whose lock is kept. */
  url: string
  say: (line: string) => void
  /** Called when the server cannot be brought back, with the reason. */
  onLost: (reason: string) => void
}

/** Time (ms) between two looks whether somebody told the server to stop. */
const look = 2000

/** Starts in a row that may fail, and time (ms) that a recovery may take, before the server counts as lost. */
const limits = { starts: 20, recovery: 600_000 }

/**
 * Keeps a server in service: waits for its recovery from a crash, restarts it, and takes its lock anew. Returns the
 * function that stops watching, which waits briefly for a start under way.
 */
export function superviseCluster(watch: Watch, lock: pg.Client): () => Promise<void> {
  let closing = false
  let reviving: Promise<void> | undefined
  const watchLock = (client: pg.Client) =>
    client.once('error', () => {
      if (!closing) reviving = revive(watch, () => closing).then(each => void (each && watchLock(each)))
    })
  watchLock(lock)
  // A server that somebody else told to stop admits nobody while this lock's connection is open: it is ended.
  const looking = setInterval(() => {
    void isStopping(watch.cluster.folder).then(stopping => stopping && !closing && shutDown(watch.cluster, 'fast', 10))
  }, look).unref()
  return async () => {
    closing = true
    clearInterval(looking)
    await Promise.race([reviving, pause(2000, undefined, { ref: false })])
  }
}

/** Returns the lock of the server that is back; undefined when it is no longer wanted, or lost. */
async function revive({ cluster, port, url, say, onLost }: Watch, closing: () => boolean) {
  say('PostgreSQL se interrumpió: se espera a que vuelva…')
  let reason = 'no respondió a tiempo'
  let failures = 0
  for (
    const until = performance.now() + limits.recovery;
    performance.now() < until && failures < limits.starts;
    await pause(200)
  ) {
    if (closing()) return undefined
    if (!(await postmasterOf(cluster.folder))) {
      const failure: unknown = await startCluster(cluster, port).then(
        () => undefined,
        error => error,
      )
      failures = failure ? failures + 1 : 0
      if (failure instanceof Error) reason = failure.message
    }
    const lock = await takeLock(url).catch(() => 'away' as const)
    if (typeof lock === 'string') continue
    say('PostgreSQL está otra vez en servicio.')
    return lock
  }
  onLost(reason)
  return undefined
}
