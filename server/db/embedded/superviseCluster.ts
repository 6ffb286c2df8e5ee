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

/** In milliseconds: how often it is looked whether somebody told the server to stop. */
const look = 2000

/** Times in a row that the server may fail to start, and milliseconds that it may take to recover. */
const limits = { starts: 20, recovery: 600_000 }

/** Keeps a server in service: waits while it recovers from a crash, starts it again where it ended, and takes its lock anew. One that somebody else told to stop waits for the connections that are open, this lock among them, and lets nobody in: it is ended, so that it can come back. Answers how to stop watching, which waits a little for a start under way. */
export function superviseCluster(watch: Watch, lock: pg.Client): () => Promise<void> {
  let closing = false
  let reviving: Promise<void> | undefined
  const keep = (taken: pg.Client) =>
    taken.once('error', () => {
      if (!closing) reviving = revive(watch, () => closing).then(each => void (each && keep(each)))
    })
  keep(lock)
  const looking = setInterval(() => {
    void isStopping(watch.cluster.folder).then(stopping => stopping && !closing && shutDown(watch.cluster, 'fast', 10))
  }, look).unref()
  return async () => {
    closing = true
    clearInterval(looking)
    await Promise.race([reviving, pause(2000, undefined, { ref: false })])
  }
}

/** The lock of the server that is back; nothing when it is not wanted any more, or lost. */
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
