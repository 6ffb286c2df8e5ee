import * as z from 'zod'
import { forgetAjuste, readAjuste, writeAjuste } from '../ajustes/ajuste.ts'
import type { Queryable } from '../db/queryable.ts'
import { isAhead } from '../process/isAhead.ts'
import type { Saved } from './saveBackup.ts'

const key = 'respaldo'
const failed = 'respaldo fallido'

const noted = z.object({ momento: z.coerce.date(), archivo: z.string(), bytes: z.number(), filas: z.number() })

const failure = z.object({ desde: z.coerce.date(), porque: z.string() })

/** Returns the last backup that was saved whole, whoever asked for it; undefined when there was none. */
export const lastBackup = (db: Queryable): Promise<z.infer<typeof noted> | undefined> => readAjuste(db, key, noted)

/** Notes that a backup was saved. */
export async function noteBackup(db: Queryable, { path, bytes, rows, manifest }: Saved): Promise<void> {
  await writeAjuste(db, key, { momento: manifest.creado, archivo: path, bytes, filas: rows })
  await forgetFailure(db)
}

/** Forgets that the backup of the day could not be saved: one was, or none is wanted here. */
export const forgetFailure = (db: Queryable): Promise<void> => forgetAjuste(db, failed)

/** Notes that the backup of the day could not be saved, and why, in a sentence; the moment of the first failure stays until one is saved. */
export async function noteFailure(db: Queryable, now: Date, porque: string): Promise<void> {
  const { desde = now } = (await failedBackup(db)) ?? {}
  await writeAjuste(db, failed, { desde, porque })
}

/** Returns since when the backup of the day cannot be saved, and why; undefined when the last one was. */
export const failedBackup = (db: Queryable): Promise<z.infer<typeof failure> | undefined> =>
  readAjuste(db, failed, failure)

/** Returns the age of the last backup in whole hours and days, whether its moment has yet to come, and whether it is stale: two days old, where one is saved every day. */
export const backupAge = ({ momento }: { momento: Date }, now: Date) => {
  const hours = Math.floor((now.getTime() - momento.getTime()) / hour)
  const [days, ahead] = [Math.floor(hours / 24), isAhead(momento, now)]
  return { hours, days, isAhead: ahead, isStale: days >= 2 }
}

/** Returns the warnings about backups: that of the day could not be saved, the last is dated ahead, or it is too old. Leaves out the reason, which names folders and is not for everybody. */
export async function staleBackup(db: Queryable, now: Date): Promise<string[]> {
  const [last, failing] = [await lastBackup(db), await failedBackup(db)]
  const age = last && backupAge(last, now)
  return [
    ...(failing ? ['El respaldo diario no se pudo guardar'] : []),
    ...(age?.isAhead ? ['La fecha del último respaldo no ha llegado todavía: revise el reloj de la máquina'] : []),
    ...(age?.isStale ? [`El último respaldo es de hace ${age.days} días`] : []),
  ]
}

const hour = 3_600_000
