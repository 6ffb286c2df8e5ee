import { workFailure } from '../db/connectionFailure.ts'
import { runExclusively } from '../db/runExclusively.ts'
import type { Db } from '../db/queryable.ts'
import { bringForward, refuseOlder } from '../upgrade/bringForward.ts'
import '../universityServer.ts'
import { openForCommand } from './openForCommand.ts'
import { runProgram } from '../process/runProgram.ts'
import { settings } from './settings.ts'

/** Work of a command, with the arguments that it was given. */
type Task<T> = (db: Db, say: (line: string) => void, given: T) => Promise<void>

type Ways<T> = {
  /** Runs before the database is brought up to date. */
  prepare?: (db: Db, url: string, given: T) => Promise<void>
  /** Refuses a database of an older version instead of bringing it forward, for a command that changes nothing. Default: false. */
  onlyReads?: boolean
}

/**
 * Runs a command on the installation's database, first brought up to date. `name` is how people call it;
 * `argumentsGiven` reads its arguments and refuses wrong ones before any database is opened.
 */
export const runCommand = <T>(
  name: string,
  argumentsGiven: () => T,
  task: Task<T>,
  { prepare, onlyReads = false }: Ways<T> = {},
) =>
  runProgram(async onEnd => {
    const given = argumentsGiven()
    const say = (line: string) => console.log(line)
    const place = settings(process.env)
    const { db, url } = await openForCommand(onEnd, place, name)
    const ready = async () => {
      await prepare?.(db, url, given)
      await (onlyReads ? refuseOlder(db) : bringForward(db))
    }
    await runExclusively(url, ready).catch(error => {
      throw workFailure(error, place.databaseUrl)
    })
    await task(db, say, given)
    return 'done'
  })
