import type { Db } from '../db/queryable.ts'
import { workFailure } from '../db/connectionFailure.ts'
import { writable } from '../db/embedded/folders.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { refuseUnmigrated } from '../db/refuseUnmigrated.ts'
import { runExclusively } from '../db/runExclusively.ts'
import { portFree } from '../http/listen.ts'
import { listas } from '../datosGenerales/listas.ts'
import { schema } from '../university/schema.ts'
import { bringForward } from '../upgrade/bringForward.ts'
import { fullDisk } from '../db/fullDisk.ts'
import type { OnEnd } from '../process/runProgram.ts'
import { seedDemonstration } from './seedDemonstration.ts'
import type { settings } from './settings.ts'

type Wanted = {
  now: () => Date
  say: (line: string) => void
  /** `true` leaves out the demonstration data. */
  empty: boolean
  /** `true` accepts declarations that wait for their migration. */
  unmigrated: boolean
}

type Ready = {
  db: Db
  url: string
  /** Lines that present the demonstration accounts, if there are any. */
  accounts: string[]
}

/** Opens the database that the settings name, checks that the port is free, and brings the database up to date and seeds it, one process at a time. */
export const readyDatabase = async (
  { port, host, dataDir, databaseUrl, memoria, conexiones, address }: ReturnType<typeof settings>,
  onEnd: OnEnd,
  { now, say, empty, unmigrated }: Wanted,
): Promise<Ready> => {
  await writable(dataDir)
  say('Abriendo la base de datos…')
  const { db, url } = await onEnd(
    openDatabase(
      { dataDir, databaseUrl, memoria, connections: conexiones },
      { name: address, say, onLost: reason => void tellLost(reason, dataDir) },
    ),
    ({ close }, milliseconds) => close(milliseconds),
  )
  await portFree({ port, ...(host && { hosts: [host] }) })
  const accounts = await runExclusively(url, async () => {
    await bringForward(db).catch(error => {
      throw workFailure(error, databaseUrl)
    })
    if (!unmigrated) await refuseUnmigrated(db, schema)
    await listas(db)
    return seedDemonstration(db, { now, say, seed: !empty })
  })
  return { db, url, accounts }
}

async function tellLost(reason: string, dataDir: string) {
  const full = await fullDisk(new Error(reason), dataDir, true)
  console.error(full?.message ?? `PostgreSQL se detuvo y no se pudo volver a arrancar: ${reason}`)
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}
