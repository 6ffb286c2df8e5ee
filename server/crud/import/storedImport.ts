import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import { chunk } from 'es-toolkit'
import { importableFields } from '../../../src/schema/cells/importable.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { everyResource } from '../registry.ts'
import { withId } from '../withId.ts'
import { markOf } from '../markOf.ts'
import type { SheetRow } from './file/sheet.ts'
import type { JudgedRow } from './judgedRow.ts'
import type { SheetOutcome } from './bringIn.ts'
import { importaciones, importacionesFilas } from './tables.ts'

export type StoredImport = typeof importaciones.$inferSelect

/** Stores a spreadsheet that is about to be judged in the place of the one that its owner was bringing in of the resource, and deletes expired ones; of two at once, the last one stays. */
export const storeImport = (db: Queryable, stored: StoredImport) =>
  inTransaction(db, async tx => {
    const { usuario_id, entidad } = stored
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('importaciones'), hashtext(${usuario_id + entidad}))`)
    await tx
      .delete(importaciones)
      .where(
        or(
          lt(importaciones.expira, stored.momento),
          and(eq(importaciones.usuario_id, usuario_id), eq(importaciones.entidad, entidad)),
        ),
      )
    await tx.insert(importaciones).values(stored)
  })

/** Locks a spreadsheet, so that whoever else writes of it waits, and answers it as it is by then; 404 once it was brought in, or another took its place. */
export const lockImport = async (tx: Queryable, id: string): Promise<StoredImport> => {
  const [locked] = await tx.select().from(importaciones).where(eq(importaciones.id, id)).for('update')
  if (!locked) throw importGone()
  return locked
}

const importGone = () => new Falla(404, 'La revisión de este archivo ya no está: elija el archivo de nuevo')

/** A spreadsheet as it was read for judging, with the rows that were stored then. */
type ReadImport = { stored: StoredImport; rows: readonly SheetRow[] }

/** Stores what the rows come to now; an accepted doubt stays so as long as it says the same of the same row. 409 where somebody corrected the spreadsheet since it was read. */
export const storeOutcome = (
  db: Queryable,
  read: ReadImport,
  { rows, mark }: SheetOutcome,
  change: Partial<StoredImport> = {},
) =>
  inTransaction(db, async tx => {
    const { id } = read.stored
    const locked = await lockImport(tx, id)
    await tx
      .update(importaciones)
      .set({ ...change, huella: mark, avance: 100 })
      .where(eq(importaciones.id, id))
    const before = await tx.delete(importacionesFilas).where(eq(importacionesFilas.importacion, id)).returning({
      renglon: importacionesFilas.renglon,
      celdas: importacionesFilas.celdas,
      dudas: importacionesFilas.dudas,
    })
    if (contentOf({ stored: locked, rows: before }) !== contentOf(read)) throw new Falla(409, overtaken)
    const accepted = new Set(
      before.flatMap(({ renglon, dudas }) =>
        dudas.flatMap(({ clave, aceptada }) => (aceptada ? [`${renglon} ${clave}`] : [])),
      ),
    )
    await insertRows(
      tx,
      id,
      rows.map(row => ({
        ...row,
        dudas: row.dudas.map(duda => ({ ...duda, aceptada: accepted.has(`${row.renglon} ${duda.clave}`) })),
      })),
    )
  })

/** Hashes all that a correction may change of a spreadsheet. */
const contentOf = ({ stored: { encabezados, columnas }, rows }: ReadImport) =>
  markOf([
    encabezados,
    columnas,
    ...rows.toSorted((one, other) => one.renglon - other.renglon).map(({ renglon, celdas }) => [renglon, celdas]),
  ])

const overtaken = 'Esta revisión cambió en otra ventana: revise de nuevo'

/** Accepts doubts, or takes that back: one of a row, or all. */
export const acceptDoubts = async (
  db: Queryable,
  id: string,
  { renglon, clave, aceptada }: { renglon?: number; clave?: string; aceptada: boolean },
) => {
  const value = sql`jsonb_build_object('aceptada', ${aceptada}::boolean)`
  const ofKey = clave === undefined ? sql`true` : sql`duda ->> 'clave' = ${clave}`
  await db
    .update(importacionesFilas)
    .set({
      dudas: sql`(select jsonb_agg(case when ${ofKey} then duda || ${value} else duda end) from jsonb_array_elements(${importacionesFilas.dudas}) duda)`,
    })
    .where(
      and(
        eq(importacionesFilas.importacion, id),
        ne(importacionesFilas.dudas, []),
        renglon === undefined ? undefined : eq(importacionesFilas.renglon, renglon),
      ),
    )
}

/** Returns the caller's spreadsheet of this id; 404 for any other, once it has expired, or once its declaration has changed. */
export const ownImport = async (db: Queryable, id: string, usuario: string, now: Date): Promise<StoredImport> => {
  const [stored] = await db
    .select()
    .from(importaciones)
    .where(and(withId(importaciones.id, id), eq(importaciones.usuario_id, usuario)))
  if (!stored || stored.expira <= now || !isDeclared(stored)) throw importGone()
  return stored
}

/** Tells whether the entity and the columns of a spreadsheet are still called as they were when it came in. */
export const isDeclared = ({ entidad, columnas }: StoredImport): boolean => {
  const resource = everyResource().find(({ name }) => name === entidad)
  const fields = new Set<string | null>(resource && importableFields(resource).map(([name]) => name))
  return resource !== undefined && columnas.every(each => each === null || fields.has(each))
}

/** Inserts many rows by one statement: their cells travel as one JSON. */
const insertRows = async (tx: Queryable, importacion: string, rows: readonly JudgedRow[]) => {
  for (const part of chunk(rows, rowsAtOnce)) {
    const cells = part.map(({ renglon, celdas, estado, clave, titulo, cambios, faltas, dudas }) => ({
      importacion,
      renglon,
      celdas,
      estado,
      clave,
      titulo,
      cambios,
      faltas,
      dudas,
    }))
    await tx.execute(
      sql`insert into ${importacionesFilas} select * from jsonb_populate_recordset(null::importaciones_filas, ${JSON.stringify(cells)}::jsonb)`,
    )
  }
}

const rowsAtOnce = 1000
