import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { ajustes } from '../ajustes/tables.ts'
import type { Queryable } from '../context.ts'
import { isAhead } from '../process/isAhead.ts'
import type { Saved } from './saveBackup.ts'

const key = 'respaldo'

const noted = z.object({ momento: z.coerce.date(), archivo: z.string(), bytes: z.number(), filas: z.number() })

/** The last backup that was saved whole, whoever asked for it; undefined when there was none. */
export async function lastBackup(db: Queryable): Promise<z.infer<typeof noted> | undefined> {
  const [row] = await db.select({ valor: ajustes.valor }).from(ajustes).where(eq(ajustes.clave, key))
  return row && noted.parse(JSON.parse(row.valor))
}

/** Notes that a backup was saved. */
export async function noteBackup(db: Queryable, { path, bytes, rows, manifest }: Saved): Promise<void> {
  const valor = JSON.stringify({ momento: manifest.creado, archivo: path, bytes, filas: rows })
  await db.insert(ajustes).values({ clave: key, valor }).onConflictDoUpdate({ target: ajustes.clave, set: { valor } })
}

/** How old the last backup is, in whole hours and days; whether its moment has yet to come, and whether it is two days old, where one is saved every day. */
export const backupAge = ({ momento }: { momento: Date }, now: Date) => {
  const hours = Math.floor((now.getTime() - momento.getTime()) / hour)
  const [days, ahead] = [Math.floor(hours / 24), isAhead(momento, now)]
  return { hours, days, isAhead: ahead, isStale: days >= 2 }
}

/** What an administrator should know of the last backup: that it is too old, or that nobody can tell. */
export async function staleBackup(db: Queryable, now: Date): Promise<string[]> {
  const last = await lastBackup(db)
  if (!last) return []
  const age = backupAge(last, now)
  if (age.isAhead) return ['La fecha del último respaldo no ha llegado todavía: revise el reloj de la máquina']
  return age.isStale ? [`El último respaldo es de hace ${age.days} días`] : []
}

const hour = 3_600_000
