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

/** What an administrator should know of the last backup: that it is older than two days, where one is saved every day, or that nobody can tell. */
export async function staleBackup(db: Queryable, now: Date): Promise<string[]> {
  const last = await lastBackup(db)
  if (last && isAhead(last.momento, now))
    return ['La fecha del último respaldo no ha llegado todavía: revise el reloj de la máquina']
  const days = await daysWithoutBackup(db, now)
  return days >= 2 ? [`El último respaldo es de hace ${days} días`] : []
}

/** Whole days since the last backup; none where there never was one. */
export async function daysWithoutBackup(db: Queryable, now: Date): Promise<number> {
  const last = await lastBackup(db)
  return last ? Math.floor((now.getTime() - last.momento.getTime()) / day) : 0
}

const day = 24 * 60 * 60 * 1000
