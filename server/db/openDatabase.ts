import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './queryable.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { codes, databaseError } from './databaseError.ts'
import { openPool } from './openPool.ts'
import { connectionFailure } from './connectionFailure.ts'
import { withClient } from './withClient.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded/openEmbedded.ts'

type Place = {
  dataDir: string
  databaseUrl: string | undefined
  /** Connections that this process opens at most. */
  connections?: number
  /** Memory that the embedded server may count on (MB). Default: all of the machine's. */
  memoria?: number
}

/** An open database; `close` takes the time (ms) in which the embedded server may stop gently. */
type OpenDatabase = { db: Db; url: string; close: (milliseconds?: number) => Promise<void> }

/** Opens the installation's database: that of DATABASE_URL, else the embedded PostgreSQL of the data folder. Throws StartRefusal when it cannot be used. */
export async function openDatabase(
  { dataDir, databaseUrl, connections, memoria }: Place,
  options: EmbeddedOptions,
): Promise<OpenDatabase> {
  if (databaseUrl) await check(databaseUrl)
  const { url, close: stop } = databaseUrl
    ? { url: databaseUrl, close: async () => undefined }
    : await openEmbedded(dataDir, { memory: memoria, ...options })
  const { db, close } = openPool(url, { connections })
  return {
    db,
    url,
    close: milliseconds => Promise.race([close(), pause(500)]).then(() => stop(milliseconds)),
  }
}

/** Refuses an address that cannot be used. Gives a server that is still starting half a minute. */
async function check(url: string) {
  for (const until = performance.now() + 30_000; ; await pause(500)) {
    try {
      return refuseUnfit(await serverAt(url))
    } catch (error) {
      if (error instanceof StartRefusal) throw error
      const starting = databaseError(error).code === codes.starting
      if (!starting || performance.now() >= until) throw connectionFailure(error, url)
    }
  }
}

const serverAt = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query<Server>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
         current_setting('server_encoding') as encoding`,
    )
    return rows[0] ?? { number: 0, version: '', encoding: '' }
  })

type Server = { number: number; version: string; encoding: string }

function refuseUnfit({ number, version, encoding }: Server) {
  if (number < 150_000)
    throw new StartRefusal(
      `La base de datos de DATABASE_URL es PostgreSQL ${version}; hace falta la versión 15 o posterior.`,
    )
  if (encoding !== 'UTF8')
    throw new StartRefusal(
      `La base de datos de DATABASE_URL guarda el texto como ${encoding}; hace falta UTF8. Cree otra con: create database … encoding 'UTF8' template template0`,
    )
}
