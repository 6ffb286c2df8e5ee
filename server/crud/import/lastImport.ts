import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { progressOf } from '../../db/progressIn.ts'
import { importSummary } from './importSummary.ts'
import { isDeclared } from './keptImport.ts'
import { importaciones, importacionesFilas } from './tables.ts'

/** The spreadsheet of a resource that the caller left off with, or that is being judged or brought in, `null` when there is none: a closed tab loses nothing. One whose judging ended with its process is as it was before, or says so. */
export const lastImport = async (c: Context<AppEnv>, resource: AnyResource) => {
  const { db, options } = c.var
  const kept = await lastKept(c, resource)
  if (!kept) return null
  const silentFor = options.now().getTime() - (kept.latido ?? kept.momento).getTime()
  const over = kept.avance < 100 && silentFor > mostSilent
  const [rows] = over
    ? await db.select({ total: count() }).from(importacionesFilas).where(eq(importacionesFilas.importacion, kept.id))
    : []
  const applied = await progressOf(db, kept.id)
  return {
    ...(await importSummary(db, resource, { ...kept, avance: applied ?? (over ? 100 : kept.avance) })),
    aplicando: applied !== undefined,
    interrumpida: over && rows?.total === 0,
  }
}

/** How far that is, of a hundred; 100 when nothing is under way. */
export const progressOfLast = async (c: Context<AppEnv>, resource: AnyResource) => {
  const kept = await lastKept(c, resource)
  return { avance: kept ? ((await progressOf(c.var.db, kept.id)) ?? kept.avance) : 100 }
}

const lastKept = async ({ var: { db, usuario, options } }: Context<AppEnv>, { name }: AnyResource) => {
  const [kept] = await db
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
  return kept && isDeclared(kept) ? kept : undefined
}

/** Milliseconds without a word after which a judging has ended with its process. */
const mostSilent = 60_000
