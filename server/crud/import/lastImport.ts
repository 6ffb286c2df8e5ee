import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { progressOf } from '../../db/progressIn.ts'
import { importSummary } from './importSummary.ts'
import { isDeclared } from './storedImport.ts'
import { importaciones, importacionesFilas } from './tables.ts'

/** Returns the caller's last spreadsheet of a resource, also while judged or brought in; `null` for none. If its judging ended with its process, it is as before, or marked `interrumpida`. */
export const lastImport = async (c: Context<AppEnv>, resource: AnyResource) => {
  const { db, options } = c.var
  const stored = await lastStored(c, resource)
  if (!stored) return null
  const silentFor = options.now().getTime() - (stored.latido ?? stored.momento).getTime()
  const over = stored.avance < 100 && silentFor > mostSilent
  const [rows] = over
    ? await db.select({ total: count() }).from(importacionesFilas).where(eq(importacionesFilas.importacion, stored.id))
    : []
  const applied = await progressOf(db, stored.id)
  return {
    ...(await importSummary(db, resource, { ...stored, avance: applied ?? (over ? 100 : stored.avance) })),
    aplicando: applied !== undefined,
    interrumpida: over && rows?.total === 0,
  }
}

/** Returns the progress of that spreadsheet (percent); 100 when nothing is under way. */
export const progressOfLast = async (c: Context<AppEnv>, resource: AnyResource) => {
  const stored = await lastStored(c, resource)
  return { avance: stored ? ((await progressOf(c.var.db, stored.id)) ?? stored.avance) : 100 }
}

const lastStored = async ({ var: { db, usuario, options } }: Context<AppEnv>, { name }: AnyResource) => {
  const [stored] = await db
    .select()
    .from(importaciones)
    .where(
      and(
        eq(importaciones.usuario_id, usuario.id),
        eq(importaciones.entidad, name),
        gt(importaciones.expira, options.now()),
      ),
    )
    .orderBy(desc(importaciones.momento))
    .limit(1)
  return stored && isDeclared(stored) ? stored : undefined
}

/** Silence after which a judging has ended with its process (ms). */
const mostSilent = 60_000
