import { setTimeout as pause } from 'node:timers/promises'
import { forgetFailure } from '../backup/lastBackup.ts'
import { nightlyBackup } from '../backup/nightlyBackup.ts'
import type { Db } from '../db/queryable.ts'
import { writeDigests } from '../crud/notices/writeDigests.ts'
import { openReplica } from '../db/openReplica.ts'
import { fileMover } from '../files/fileMover.ts'
import { storeAt } from '../files/fileStore.ts'
import type { Log } from '../log/createLog.ts'
import { createMailer } from '../mail/createMailer.ts'
import { dispatcher } from '../mail/dispatcher.ts'
import { forDatabase, type OnEnd } from '../process/runProgram.ts'
import type { settings } from './settings.ts'

type Around = { db: Db; url: string; now: () => Date; log: Log; mailFolder: string }

/** Begins what works beside the calls, as the settings say, each until the end: mails, the replica, traces, the mover of files, the nightly backup. */
export const backgroundWork = async (
  {
    smtp,
    remitente,
    address,
    replica: replicaUrl,
    conexiones,
    tracing: collector,
    proxies,
    archivos,
    respaldos,
  }: ReturnType<typeof settings>,
  onEnd: OnEnd,
  { db, url, now, log, mailFolder }: Around,
) => {
  const sendMail = createMailer({ smtp, carpeta: mailFolder, remitente })
  const prepare = () => writeDigests({ db, now, address })
  const { wake } = await onEnd(
    Promise.resolve(dispatcher({ db, now, log, sendMail, prepare })),
    ({ stop }, remaining) => stop(remaining - forDatabase),
  )
  wake()
  const replica = replicaUrl ? openReplica(replicaUrl, { connections: conexiones }) : undefined
  if (replica) await onEnd(Promise.resolve(replica), ({ close }) => close())
  const tracing = collector
    ? await onEnd(tracingTo(collector, proxies), ({ close }) => Promise.race([close(), pause(1000)]))
    : undefined
  const fileStore = storeAt(archivos.almacen)
  const mover =
    fileStore && archivos.guardarFuera
      ? await onEnd(Promise.resolve(fileMover({ db, store: fileStore, now, log })), async ({ stop }) => stop())
      : undefined
  if (!respaldos.hora) await forgetFailure(db)
  const backup = nightlyBackup({ db, url, now, log, schedule: respaldos, store: fileStore })
  await onEnd(Promise.resolve(backup), async ({ stop }) => stop())
  return {
    wakeCorreos: wake,
    replica,
    tracing,
    fileStore,
    storeFailingSince: mover?.failingSince,
    storeFailureReason: mover?.failureReason,
  }
}

/** Loads OpenTelemetry only where a collector is named. */
const tracingTo = async (collector: string, proxies: number) => {
  const { startTracing } = await import('../tracing/startTracing.ts')
  return startTracing({ collector, proxies, service: 'cuc' })
}
