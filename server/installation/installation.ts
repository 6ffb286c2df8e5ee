import { join } from 'node:path'
import { secreto } from '../ajustes/secreto.ts'
import { countOpenOrphanedAccounts, cuentasSinNadie } from '../auth/cuentasSinNadie.ts'
import type { AppOptions } from '../context.ts'
import type { Db } from '../db/queryable.ts'
import { startFailure } from '../db/connectionFailure.ts'
import type { OnEnd } from '../process/runProgram.ts'
import { figures } from './figures.ts'
import { fullDisk } from '../db/fullDisk.ts'
import { createLog } from '../log/createLog.ts'
import { proxyDoubt } from '../http/proxies.ts'
import { readyDatabase } from './readyDatabase.ts'
import { reachOf } from './reachOf.ts'
import { refuseMistakes } from '../crud/refuseMistakes.ts'
import { backgroundWork } from './backgroundWork.ts'
import { beforeAnybody } from '../estado/beforeAnybody.ts'
import '../universityServer.ts'
import { settings, variableNames } from './settings.ts'
import { misspelledVariables } from './misspelledVariables.ts'

type Installation = {
  db: Db
  url: string
  options: AppOptions
  port: number
  /** Addresses of this machine to listen on; every one when undefined. */
  hosts?: readonly string[] | undefined
  /** Lines for the terminal: demonstration accounts, who can reach the program, and what needs attention. */
  lines: string[]
}

/**
 * Opens what the environment describes, ready to serve: the database, up to date and seeded, and the options of
 * `createApp`. `unmigrated` serves declarations without their migration too.
 */
export const installation = (
  onEnd: OnEnd,
  { unmigrated = false }: { unmigrated?: boolean } = {},
): Promise<Installation> => {
  const configured = settings(process.env)
  misspelledVariables(process.env, variableNames).forEach(say)
  return open(configured, onEnd, unmigrated).catch(async error => {
    throw (await fullDisk(error, configured.dataDir)) ?? startFailure(error, configured.databaseUrl)
  })
}

async function open(configured: ReturnType<typeof settings>, onEnd: OnEnd, unmigrated: boolean): Promise<Installation> {
  const { port, host, dataDir, address, smtp, proxies, origins, refusingAdvisors, capacity, signIn, metrics } =
    configured
  const now = () => new Date()
  const empty = process.argv.includes('--vacio')
  refuseMistakes()
  const { db, url, accounts } = await readyDatabase(configured, onEnd, { now, say, empty, unmigrated })
  const { hosts, lines } = reachOf({ host, port, demonstration: accounts.length > 0, empty })
  const log = createLog()
  const mailFolder = join(dataDir, 'correos')
  const background = await backgroundWork(configured, onEnd, { db, url, now, log, mailFolder })
  const orphanedAccounts = { counted: now(), byRole: await countOpenOrphanedAccounts(db) }
  return {
    db,
    url,
    port,
    hosts,
    lines: [
      ...accounts,
      ...cuentasSinNadie(orphanedAccounts.byRole),
      ...lines,
      ...(await beforeAnybody(db)),
      ...proxyDoubt(address, proxies),
    ],
    options: {
      ...background,
      now,
      dataDir,
      log,
      secret: await secreto(db),
      address,
      proxies,
      mailFolder: smtp ? undefined : mailFolder,
      orphanedAccounts,
      capacity,
      origins,
      refusingAdvisors,
      signIn,
      securityContact: configured.avisosDeSeguridad,
      metrics: metrics ? { token: metrics, figures: figures(db, now) } : undefined,
    },
  }
}

const say = (line: string) => console.log(line)
