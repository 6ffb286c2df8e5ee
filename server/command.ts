import { connectionFailure } from './db/connectionFailure.ts'
import { exclusive } from './db/exclusive.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Db } from './contexto.ts'
import { ending } from './ending.ts'
import { settings } from './settings.ts'

/** Runs a command on the installation's database, brought up to date: the one that a running app uses, else opened for it. `name` is how people call it. */
export const command = (name: string, task: (db: Db, say: (line: string) => void) => Promise<void>) =>
  ending(async onEnd => {
    const say = (line: string) => console.log(line)
    const place = settings(process.env)
    const { db, url } = await onEnd(openDatabase(place, { name, say, share: true }), ({ cerrar }) => cerrar())
    await exclusive(url, () => migrate(db)).catch(error => {
      throw place.databaseUrl ? connectionFailure(error, place.databaseUrl) : error
    })
    await task(db, say)
    return 'done'
  })
