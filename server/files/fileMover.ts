import type { AppOptions, Db } from '../context.ts'
import { failureOf } from '../log/failureOf.ts'
import type { FileStore } from './fileStore.ts'
import { moveToStore } from './moveFiles.ts'

/** Moves into the store, every so often, what was stored in the database meanwhile. An upload thus never waits for the store, and is committed with what it belongs to; a store that is away delays nobody. `stop` begins no more. */
export const fileMover = (db: Db, store: FileStore, log: AppOptions['log']) => {
  let running: Promise<unknown> | undefined
  const look = () => {
    running ??= moveToStore(db, store)
      .catch(error => log.error({ event: 'falla', account: null, call: 'archivos', err: failureOf(error) }))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(look, pause).unref()
  look()
  return { stop: () => clearInterval(timer) }
}

/** Milliseconds. */
const pause = 15_000
