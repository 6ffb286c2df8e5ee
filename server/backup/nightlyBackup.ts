import { horaEnMexico } from '../../src/domain/horaEnMexico.ts'
import type { AppOptions } from '../context.ts'
import type { Db } from '../db/queryable.ts'
import { advisoryKeys } from '../db/advisoryKeys.ts'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import { isReadOnlyFailure } from '../db/isReadOnly.ts'
import { withTurn } from '../db/runExclusively.ts'
import type { FileStore } from '../files/fileStore.ts'
import { failureOf } from '../log/failureOf.ts'
import { isAhead } from '../process/isAhead.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { keepLatest } from './keepLatest.ts'
import { lastBackup, noteBackup, noteFailure } from './lastBackup.ts'
import { saveBackup } from './saveBackup.ts'
import type { Lock } from './seal.ts'

/** Schedule of the daily backup: folder, number of backups to keep, and `hora` as `02:30`, of the university's clock. */
type Schedule = Lock & { carpeta: string; guardar: number; hora?: string | undefined }

type Nightly = Pick<AppOptions, 'now' | 'log'> & {
  db: Db
  url: string
  schedule: Schedule
  store?: FileStore | undefined
}

/** Saves the database once a day from now on, by one of all the processes on it, and keeps the newest backups. A failure is reported and tried again a quarter of an hour later. `stop` begins no more. */
export const nightlyBackup = (nightly: Nightly) => {
  const pause = { until: 0 }
  const unnoted: Unnoted = {}
  const look = async () => {
    if (performance.now() < pause.until) return
    await saveOrTell(nightly, unnoted).catch(() => (pause.until = performance.now() + quarter))
  }
  const state = { running: Promise.resolve() }
  const timer = nightly.schedule.hora
    ? setInterval(() => (state.running = state.running.then(look)), minute).unref()
    : undefined
  return { stop: () => clearInterval(timer) }
}

/** Moment in which this process saved a database that could not note it, since it takes no writes. */
type Unnoted = { momento?: Date }

/** Saves the database if it is due; logs a failure, notes it where people read it, and throws it again. */
export async function saveOrTell(nightly: Nightly, unnoted: Unnoted = {}): Promise<boolean> {
  const { db, now, log } = nightly
  try {
    return await saveIfDue(nightly, unnoted)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.error({ event: 'falla', account: null, call: 'respaldo', err: failureOf(error) })
    await noteFailure(db, now(), error instanceof StartRefusal ? error.message : unforeseen)
    throw error
  }
}

const unforeseen = 'Busque «respaldo» en el registro del programa.'

/** Saves the database if today's hour has come and nobody saved it since; returns whether it did. One that takes no writes is saved likewise, and noted by the process alone. */
export async function saveIfDue({ db, url, now, schedule, store }: Nightly, unnoted: Unnoted = {}): Promise<boolean> {
  const moment = now()
  const { hora } = schedule
  const due = async () =>
    hora !== undefined && isDue(moment, hora, unnoted.momento) && isDue(moment, hora, (await lastBackup(db))?.momento)
  if (!(await due())) return false
  return withTurn(url, async turn => {
    const { rows } = await turn.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      advisoryKeys.dailyBackup,
    ])
    if (!rows[0]?.mine || !(await due())) return false
    const saved = await saveBackup(url, { folder: schedule.carpeta, lock: schedule, now: moment, store })
    await noteBackup(db, saved).catch(error => {
      if (!isReadOnlyFailure(error)) throw error
      unnoted.momento = moment
    })
    await keepLatest(schedule.carpeta, schedule.guardar, saved.path)
    return true
  })
}

/** Tells whether a backup is due. One that is dated ahead counts for none: no other would be made until that day. */
const isDue = (now: Date, hour: string, last: Date | undefined) => {
  const today = `${wallClock(now).slice(0, 10)} ${hour}`
  return today <= wallClock(now) && (last === undefined || isAhead(last, now) || wallClock(last) < today)
}

/** Renders a moment by the university's clock: `2026-01-31 02:30`. */
const wallClock = (moment: Date) => horaEnMexico(moment).slice(0, 16)

const minute = 60_000
const quarter = 15 * minute
