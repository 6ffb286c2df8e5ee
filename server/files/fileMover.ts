import type { AppOptions } from '../context.ts'
import type { Db } from '../db/queryable.ts'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import { isReadOnlyFailure } from '../db/isReadOnly.ts'
import { failureOf } from '../log/failureOf.ts'
import type { FileStore } from './fileStore.ts'
import { keepsAll, moveToStore } from './moveFiles.ts'
import { reasonOf, StoreFailure } from './StoreFailure.ts'

/**
 * Moves files from the database into the store every so often. `failingSince` and `failureReason` report its failure
 * until it works again, the log every 15 minutes. `stop` begins no more rounds.
 */
export const fileMover = (
  { db, store, now, log }: Pick<AppOptions, 'now' | 'log'> & { db: Db; store: FileStore },
  pause = 15_000,
) => {
  let running: Promise<void> | undefined
  let since: Date | undefined
  let reason: string | undefined
  let loggedAt = -Infinity
  // A failure of the database is none of the store.
  const fail = (error: unknown) => {
    if (error instanceof StoreFailure) {
      since ??= now()
      reason = reasonOf(error)
    } else if (isDatabaseAway(error) || isReadOnlyFailure(error)) return
    if (performance.now() - loggedAt < quarter) return
    loggedAt = performance.now()
    log.error({ event: 'falla', account: null, call: 'archivos', err: failureOf(error) })
  }
  const heal = () => {
    since = undefined
    reason = undefined
    loggedAt = -Infinity
  }
  const round = async () => {
    const moved = await moveToStore(db, store, heal)
    if (since && moved === 0 && (await keepsAll(db, store))) heal()
  }
  const look = () => {
    running ??= round()
      .catch(fail)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(look, pause).unref()
  look()
  return { stop: () => clearInterval(timer), failingSince: () => since, failureReason: () => reason }
}

/** Time (ms) between two lines of the log about a failure. */
const quarter = 15 * 60_000
