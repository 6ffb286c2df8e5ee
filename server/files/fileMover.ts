import type { AppOptions, Db } from '../context.ts'
import { failureOf } from '../log/failureOf.ts'
import type { FileStore } from './fileStore.ts'
import { moveToStore } from './moveFiles.ts'

/** Moves into the store, every so often, what was stored in the database meanwhile. An upload thus never waits for the store, and is committed with what it belongs to; a store that is away delays nobody: `failingSince` tells it, and the log says so again every quarter of an hour. `stop` begins no more. */
export const fileMover = (
  { db, store, now, log }: Pick<AppOptions, 'now' | 'log'> & { db: Db; store: FileStore },
  pause = 15_000,
) => {
  let running: Promise<void> | undefined
  let since: Date | undefined
  let told = -Infinity
  const fail = (error: unknown) => {
    since ??= now()
    if (performance.now() - told < quarter) return
    told = performance.now()
    log.error({ event: 'falla', account: null, call: 'archivos', err: failureOf(error) })
  }
  const heal = () => {
    since = undefined
    told = -Infinity
  }
  const look = () => {
    running ??= moveToStore(db, store)
      .then(heal, fail)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(look, pause).unref()
  look()
  return { stop: () => clearInterval(timer), failingSince: () => since }
}

/** Milliseconds. */
const quarter = 15 * 60_000
