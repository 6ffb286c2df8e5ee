import type { AppOptions, Db } from '../context.ts'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import { isReadOnlyFailure } from '../db/isReadOnly.ts'
import { failureOf } from '../log/failureOf.ts'
import type { FileStore } from './fileStore.ts'
import { keepsAll, moveToStore } from './moveFiles.ts'
import { StoreFailure } from './StoreFailure.ts'

/** Moves into the store, every so often, what was stored in the database meanwhile. An upload thus never waits for the store, and is committed with what it belongs to; a store that is away delays nobody: `failingSince` tells it until the store takes a file again or, with none waiting, gives back what it holds, and the log says so again every quarter of an hour. What the database refuses is no failure of the store. `stop` begins no more. */
export const fileMover = (
  { db, store, now, log }: Pick<AppOptions, 'now' | 'log'> & { db: Db; store: FileStore },
  pause = 15_000,
) => {
  let running: Promise<void> | undefined
  let since: Date | undefined
  let told = -Infinity
  const fail = (error: unknown) => {
    if (error instanceof StoreFailure) since ??= now()
    else if (isDatabaseAway(error) || isReadOnlyFailure(error)) return
    if (performance.now() - told < quarter) return
    told = performance.now()
    log.error({ event: 'falla', account: null, call: 'archivos', err: failureOf(error) })
  }
  const heal = () => {
    since = undefined
    told = -Infinity
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
  return { stop: () => clearInterval(timer), failingSince: () => since }
}

/** Milliseconds. */
const quarter = 15 * 60_000
