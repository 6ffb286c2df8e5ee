import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { resourceNamed } from '../../../src/schema/house.ts'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import { doorColumn } from '../../../src/schema/doors/doorColumns.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { AnyResource, Door } from '../../../src/schema/resource.ts'
import { isOutsideHistory } from '../../../src/schema/traits.ts'
import type { AppEnv } from '../../context.ts'
import { notThere } from '../../http/notThere.ts'
import { titlesOf } from '../bulk/batchSince.ts'
import { circleOf } from '../batches/circleOf.ts'
import { importar } from '../batches/isImport.ts'
import { mayUndo } from '../batches/mayUndo.ts'
import { writesOfBatch } from '../batches/writesOfBatch.ts'
import { doorsShowing } from '../read/doorsShowing.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { requestScopeOf } from '../requestScope.ts'
import { lotes } from '../tables.ts'
import { withId } from '../withId.ts'

/** Lists the spreadsheets of a resource that the caller, or somebody of the same circle, brought in, the last ones first. */
export const batchesOf = async (c: Context<AppEnv>, resource: AnyResource) => {
  const { db, usuario } = c.var
  const rows = await db
    .select()
    .from(lotes)
    .where(and(eq(lotes.entidad, resource.name), eq(lotes.accion, importar), shownTo(usuario), isNull(lotes.deshace)))
    .orderBy(desc(lotes.momento))
    .limit(mostBatches)
  return rows.map(batch => ({
    id: batch.id,
    autor: batch.autor,
    momento: batch.momento,
    archivo: batch.archivo,
    nuevos: batch.creados ?? 0,
    cambiados: batch.registros - (batch.creados ?? 0),
    deshecho: batch.deshecho,
    deshacer: mayUndo(batch, usuario),
  }))
}

/** Returns the first records of such a batch that the caller's doors show today: their names of now and what was done to them, in the fields that the doors show; of the others only the number. */
export const rowsOfBatch = async (c: Context<AppEnv>, id: string) => {
  const { db, usuario } = c.var
  const [batch] = await db
    .select()
    .from(lotes)
    .where(and(withId(lotes.id, id), eq(lotes.accion, importar), shownTo(usuario)))
  const resource = batch && resourceNamed(batch.entidad)
  if (!resource || !mayImport(resource, usuario.rol)) throw notThere()
  const writes = await writesOfBatch(db, resource, id, mostBatches)
  const keys = [...new Set(writes.map(({ clave }) => clave))]
  const [plan, call] = [readPlanOf(resource), requestScopeOf(c)]
  const doors = await doorsShowing(db, { plan, call }, keys)
  const titles = await titlesOf(db, plan, call, [...doors.keys()])
  const filas = writes.flatMap(({ clave, accion, antes, despues }) => {
    const door = doors.get(clave)
    if (!door) return []
    const sideShown = (side: typeof antes) => side && shownByDoor(resource, door, side)
    const titulo = (doorColumn(resource, door, resource.title) && titles.get(clave)) || clave
    return [{ clave, titulo, accion, antes: sideShown(antes), despues: sideShown(despues) }]
  })
  return { filas, ausentes: keys.length - doors.size }
}

/** Returns what history says of a record, as far as a door shows it. */
const shownByDoor = (resource: AnyResource, door: Door, columns: Readonly<Record<string, unknown>>) => {
  const shownColumns = Object.entries(resource.fields).flatMap(([name, field]) =>
    isOutsideHistory(field) || !doorColumn(resource, door, name) ? [] : [columnName(name, field)],
  )
  return Object.fromEntries(Object.entries(columns).filter(([column]) => shownColumns.includes(column)))
}

const shownTo = (usuario: AppEnv['Variables']['usuario']) =>
  or(eq(lotes.usuario_id, usuario.id), eq(lotes.circulo, circleOf(usuario)))

const mostBatches = 200
