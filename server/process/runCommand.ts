import { connectionFailure } from '../db/connectionFailure.ts'
import { runExclusively } from '../db/runExclusively.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Db } from '../context.ts'
import { runProgram } from './runProgram.ts'
import { settings } from './settings.ts'

type Task = (db: Db, say: (line: string) => void) => Promise<void>

/** Runs a command on the installation's database, brought up to date: the one that a running app uses, else opened for it. `name` is how people call it. `prepare` goes first, while no other program prepares the same database. */
export const runCommand = (name: string, task: Task, prepare?: (db: Db, url: string) => Promise<void>) =>
  runProgram(async onEnd => {
    const say = (line: string) => console.log(line)
    const place = settings(process.env)
    const { db, url } = await onEnd(openDatabase(place, { name, say, share: true }), ({ close }, milliseconds) =>
      close(milliseconds),
    )
    const ready = async () => {
      await prepare?.(db, url)
      await migrate(db)
    }
    await runExclusively(url, ready).catch(error => {
      throw place.databaseUrl ? connectionFailure(error, place.databaseUrl) : error
    })
    await task(db, say)
    return 'done'
  })
