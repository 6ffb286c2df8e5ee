import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { secreto } from '../ajustes/secreto.ts'
import { contarAbiertasSinNadie, cuentasSinNadie } from '../auth/cuentasSinNadie.ts'
import type { Db, AppOptions } from '../context.ts'
import { forgetFailure } from '../backup/lastBackup.ts'
import { nightlyBackup } from '../backup/nightlyBackup.ts'
import { writeDigests } from '../crud/notices/writeDigests.ts'
import { startFailure, workFailure } from '../db/connectionFailure.ts'
import { writable } from '../db/embedded/folders.ts'
import { refuseUnmigrated } from '../db/refuseUnmigrated.ts'
import { runExclusively } from '../db/runExclusively.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { openReplica } from '../db/openReplica.ts'
import { seedDemonstration } from './seedDemonstration.ts'
import type { OnEnd } from './runProgram.ts'
import { figures } from './figures.ts'
import { fullDisk } from './fullDisk.ts'
import { fileMover } from '../files/fileMover.ts'
import { storeAt } from '../files/fileStore.ts'
import { portFree } from '../http/listen.ts'
import { createLog } from '../log/createLog.ts'
import { createMailer } from '../mail/createMailer.ts'
import { dispatcher } from '../mail/dispatcher.ts'
import { listas } from '../seed/listas.ts'
import { proxyDoubt } from '../http/proxies.ts'
import { reachOf } from './reachOf.ts'
import { refuseMistakes } from '../crud/refuseMistakes.ts'
import { schema } from '../university/schema.ts'
import { bringForward } from '../upgrade/bringForward.ts'
import { beforeAnybody } from './beforeAnybody.ts'
import '../universityServer.ts'
import { settings, variableNames } from './settings.ts'
import { misspelledVariables } from './misspelledVariables.ts'

type Installation = {
  db: Db
  url: string
  options: AppOptions
  port: number
  /** The addresses of this machine to listen at; every one when undefined. */
  hosts?: readonly string[] | undefined
  /** Lines that say who can reach it and present the demo accounts, if there are any. */
  lines: string[]
}

/** Milliseconds of the farewell that belong to the database. */
export const forDatabase = 2000

/** Opens what the environment describes, ready to be served: the database, up to date and seeded, and what `createApp` receives. `unmigrated` serves also declarations that wait for their migration: whoever develops is told of them. */
export const installation = (
  onEnd: OnEnd,
  { unmigrated = false }: { unmigrated?: boolean } = {},
): Promise<Installation> => {
  const place = settings(process.env)
  misspelledVariables(process.env, variableNames).forEach(say)
  return open(place, onEnd, unmigrated).catch(async error => {
    throw (await fullDisk(error, place.dataDir)) ?? startFailure(error, place.databaseUrl)
  })
}

async function open(place: ReturnType<typeof settings>, onEnd: OnEnd, unmigrated: boolean): Promise<Installation> {
  const { port, host, dataDir, databaseUrl, memoria, address, smtp, remitente, proxies, origins, refusingAdvisors } =
    place
  const now = () => new Date()
  const empty = process.argv.includes('--vacio')
  refuseMistakes()
  await writable(dataDir)
  say('Abriendo la base de datos…')
  const { db, url } = await onEnd(
    openDatabase(
      { dataDir, databaseUrl, memoria, connections: place.conexiones },
      { name: address, say, onLost: reason => void tellLost(reason, dataDir) },
    ),
    ({ close }, milliseconds) => close(milliseconds),
  )
  await portFree({ port, ...(host && { hosts: [host] }) })
  const cuentas = await runExclusively(url, async () => {
    await bringForward(db).catch(error => {
      throw workFailure(error, databaseUrl)
    })
    if (!unmigrated) await refuseUnmigrated(db, schema)
    await listas(db)
    return seedDemonstration(db, { now, say, seed: !empty })
  })
  const { hosts, lines } = reachOf({ host, port, demonstration: cuentas.length > 0, empty })
  const log = createLog()
  const carpeta = join(dataDir, 'correos')
  const sendMail = createMailer({ smtp, carpeta, remitente })
  const { wake } = await onEnd(
    Promise.resolve(dispatcher({ db, now, log, sendMail, prepare: () => writeDigests({ db, now, address }) })),
    ({ stop }, milliseconds) => stop(milliseconds - forDatabase),
  )
  wake()
  const replica = place.replica ? openReplica(place.replica, { connections: place.conexiones }) : undefined
  if (replica) await onEnd(Promise.resolve(replica), ({ close }) => close())
  const tracing = place.tracing
    ? await onEnd(tracingTo(place.tracing, proxies), ({ close }) => Promise.race([close(), pause(1000)]))
    : undefined
  const fileStore = storeAt(place.archivos.almacen)
  const mover =
    fileStore && place.archivos.guardarFuera
      ? await onEnd(Promise.resolve(fileMover({ db, store: fileStore, now, log })), async ({ stop }) => stop())
      : undefined
  const schedule = place.respaldos
  if (!schedule.hora) await forgetFailure(db)
  await onEnd(Promise.resolve(nightlyBackup({ db, url, now, log, schedule, store: fileStore })), async ({ stop }) =>
    stop(),
  )
  const orphanedAccounts = { counted: now(), byRole: await contarAbiertasSinNadie(db) }
  return {
    db,
    url,
    port,
    hosts,
    lines: [
      ...cuentas,
      ...cuentasSinNadie(orphanedAccounts.byRole),
      ...lines,
      ...(await beforeAnybody(db)),
      ...proxyDoubt(address, proxies),
    ],
    options: {
      now,
      dataDir,
      wakeCorreos: wake,
      log,
      secret: await secreto(db),
      address,
      proxies,
      mailFolder: smtp ? undefined : carpeta,
      fileStore,
      storeFailingSince: mover?.failingSince,
      replica,
      orphanedAccounts,
      tracing,
      capacity: place.capacity,
      origins,
      refusingAdvisors,
      signIn: place.signIn,
      securityContact: place.avisosDeSeguridad,
      metrics: place.metrics ? { token: place.metrics, figures: figures(db, now) } : undefined,
    },
  }
}

/** OpenTelemetry is loaded only where a collector is named. */
const tracingTo = async (collector: string, proxies: number) => {
  const { startTracing } = await import('../tracing/startTracing.ts')
  return startTracing({ collector, proxies })
}

const say = (line: string) => console.log(line)

async function tellLost(reason: string, dataDir: string) {
  const full = await fullDisk(new Error(reason), dataDir, true)
  console.error(full?.message ?? `PostgreSQL se detuvo y no se pudo volver a arrancar: ${reason}`)
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}
