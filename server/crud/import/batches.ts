import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { resourceNamed } from '../../../src/schema/house.ts'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { notThere } from '../../http/notThere.ts'
import { circleOf } from '../lotes/circleOf.ts'
import { importar } from '../lotes/isImport.ts'
import { mayUndo } from '../lotes/mayUndo.ts'
import { writesOfBatch } from '../lotes/writesOfBatch.ts'
import { lotes } from '../tables.ts'
import { withId } from '../withId.ts'

/** The spreadsheets of a resource that the caller, and those of the same role and place, brought in: the last ones first. */
export const batchesOf = async (c: Context<AppEnv>, resource: AnyResource) => {
  const { db, usuario } = c.var
  const rows = await db
    .select()
    .from(lotes)
    .where(and(eq(lotes.entidad, resource.name), eq(lotes.accion, importar), shownTo(usuario), isNull(lotes.deshace)))
    .orderBy(desc(lotes.momento))
    .limit(most)
  return rows.map(lote => ({
    id: lote.id,
    autor: lote.autor,
    momento: lote.momento,
    archivo: lote.archivo,
    nuevos: lote.creados ?? 0,
    cambiados: lote.registros - (lote.creados ?? 0),
    deshecho: lote.deshecho,
    deshacer: mayUndo(lote, usuario),
  }))
}

/** The records of such a batch, as far as it goes: what was done to each. */
export const rowsOfBatch = async (c: Context<AppEnv>, id: string) => {
  const { db, usuario } = c.var
  const [batch] = await db
    .select()
    .from(lotes)
    .where(and(withId(lotes.id, id), eq(lotes.accion, importar), shownTo(usuario)))
  if (!batch || !mayImport(resourceNamed(batch.entidad), usuario.rol)) throw notThere()
  const writes = await writesOfBatch(db, resourceNamed(batch.entidad), id, most)
  return writes.map(({ clave, accion, antes, despues }) => ({ clave, accion, antes, despues }))
}

const shownTo = (usuario: AppEnv['Variables']['usuario']) =>
  or(eq(lotes.usuario_id, usuario.id), eq(lotes.circulo, circleOf(usuario)))

const most = 200
