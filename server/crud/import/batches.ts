import { and, asc, desc, eq, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../contexto.ts'
import { notThere } from '../../http/notThere.ts'
import { resourceOf } from '../registry.ts'
import { historial, lotes } from '../tables.ts'
import { withId } from '../withId.ts'
import { circleOf } from './applyImport.ts'
import { importar } from './isImport.ts'

/** The spreadsheets of a resource that the caller, and those of the same role and place, brought in: the last ones first. */
export const batchesOf = async (c: Context<AppEnv>, resource: AnyResource) => {
  const { db, usuario } = c.var
  const rows = await db
    .select()
    .from(lotes)
    .where(and(eq(lotes.entidad, resource.name), eq(lotes.accion, importar), shownTo(usuario)))
    .orderBy(desc(lotes.momento))
    .limit(most)
  return rows
    .filter(({ deshace }) => deshace === null)
    .map(({ id, autor, usuario_id, momento, registros, creados, archivo, deshecho, sin_vuelta }) => ({
      id,
      autor,
      momento,
      archivo,
      nuevos: creados ?? 0,
      cambiados: registros - (creados ?? 0),
      deshecho,
      deshacer: usuario_id === usuario.id && deshecho === null && !sin_vuelta,
    }))
}

/** The records of such a batch, as far as it goes: what was done to each. */
export const rowsOfBatch = async (c: Context<AppEnv>, id: string) => {
  const { db, usuario } = c.var
  const [batch] = await db
    .select()
    .from(lotes)
    .where(and(withId(lotes.id, id), eq(lotes.accion, importar), shownTo(usuario)))
  if (!batch || !mayImport(resourceOf(batch.entidad), usuario.rol)) throw notThere()
  return db
    .select({ clave: historial.clave, accion: historial.accion, antes: historial.antes, despues: historial.despues })
    .from(historial)
    .where(and(eq(historial.lote, id), eq(historial.entidad, batch.entidad)))
    .orderBy(asc(historial.id))
    .limit(most)
}

const shownTo = (usuario: AppEnv['Variables']['usuario']) =>
  or(eq(lotes.usuario_id, usuario.id), eq(lotes.circulo, circleOf(usuario)))

const most = 200
