import { and, desc, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../contexto.ts'
import { importSummary } from './importSummary.ts'
import { importaciones } from './tables.ts'

/** The spreadsheet of a resource that the caller left off with, `null` when there is none: a closed tab loses nothing. */
export const lastImport = async (c: Context<AppEnv>, resource: AnyResource) => {
  const { db, usuario, opciones } = c.var
  const [kept] = await db
    .select()
    .from(importaciones)
    .where(
      and(
        eq(importaciones.usuario_id, usuario.id),
        eq(importaciones.entidad, resource.name),
        gt(importaciones.expira, opciones.hoy()),
      ),
    )
    .orderBy(desc(importaciones.momento))
    .limit(1)
  return kept ? importSummary(db, resource, kept) : null
}
