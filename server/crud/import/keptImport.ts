import { and, asc, count, eq, lt, ne, or, sql } from 'drizzle-orm'
import { chunk } from 'es-toolkit'
import { importableFields } from '../../../src/schema/cells/importable.ts'
import type { Queryable } from '../../context.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { everyResource } from '../registry.ts'
import { withId } from '../withId.ts'
import type { SheetRow } from './file/sheet.ts'
import type { Estado, JudgedRow } from './judgedRow.ts'
import type { SheetOutcome } from './rehearse.ts'
import { importaciones, importacionesFilas } from './tables.ts'

export type KeptImport = typeof importaciones.$inferSelect

/** Keeps a spreadsheet that is about to be judged, in the place of what its owner was bringing in of the resource before. */
export const keepImport = (db: Queryable, kept: KeptImport) =>
  inTransaction(db, async tx => {
    await tx
      .delete(importaciones)
      .where(
        or(
          lt(importaciones.expira, kept.momento),
          and(eq(importaciones.usuario_id, kept.usuario_id), eq(importaciones.entidad, kept.entidad)),
        ),
      )
    await tx.insert(importaciones).values(kept)
  })

/** Makes whoever else writes of a spreadsheet wait until this is done; 404 once it was brought in, or another took its place. */
export const holdImport = async (tx: Queryable, id: string) => {
  const own = eq(importaciones.id, id)
  const [held] = await tx.select({ id: importaciones.id }).from(importaciones).where(own).for('update')
  if (!held) throw gone()
}

const gone = () => new Falla(404, 'La revisión de este archivo ya no está: elija el archivo de nuevo')

/** Keeps what the rows come to now; a doubt that was accepted stays so as long as it says the same of the same row. */
export const keepOutcome = (
  db: Queryable,
  id: string,
  { rows, mark }: SheetOutcome,
  change: Partial<KeptImport> = {},
) =>
  inTransaction(db, async tx => {
    await holdImport(tx, id)
    await tx
      .update(importaciones)
      .set({ ...change, huella: mark, avance: 100 })
      .where(eq(importaciones.id, id))
    const before = await tx.delete(importacionesFilas).where(eq(importacionesFilas.importacion, id)).returning({
      renglon: importacionesFilas.renglon,
      dudas: importacionesFilas.dudas,
    })
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

/** Accepts doubts, or takes that back: one of a row, or all. */
export const acceptDoubts = async (
  db: Queryable,
  id: string,
  { renglon, clave, aceptada }: { renglon?: number; clave?: string; aceptada: boolean },
) => {
  const value = sql`jsonb_build_object('aceptada', ${aceptada}::boolean)`
  const meant = clave === undefined ? sql`true` : sql`duda ->> 'clave' = ${clave}`
  await db
    .update(importacionesFilas)
    .set({
      dudas: sql`(select jsonb_agg(case when ${meant} then duda || ${value} else duda end) from jsonb_array_elements(${importacionesFilas.dudas}) duda)`,
    })
    .where(
      and(
        eq(importacionesFilas.importacion, id),
        ne(importacionesFilas.dudas, []),
        renglon === undefined ? undefined : eq(importacionesFilas.renglon, renglon),
      ),
    )
}

/** The spreadsheet of this id that the caller is bringing in; 404 for any other, and once it has expired. */
export const ownImport = async (db: Queryable, id: string, usuario: string, now: Date): Promise<KeptImport> => {
  const [kept] = await db
    .select()
    .from(importaciones)
    .where(and(withId(importaciones.id, id), eq(importaciones.usuario_id, usuario)))
  if (!kept || kept.expira <= now || !isDeclared(kept)) throw gone()
  return kept
}

/** Whether the entity and the columns of a spreadsheet are still called as they were when it came in. */
export const isDeclared = ({ entidad, columnas }: KeptImport): boolean => {
  const resource = everyResource().find(({ name }) => name === entidad)
  const fields = new Set<string | null>(resource && importableFields(resource).map(([name]) => name))
  return resource !== undefined && columnas.every(each => each === null || fields.has(each))
}

/** The rows of a spreadsheet as typed and corrected. */
export const keptRows = (db: Queryable, id: string): Promise<SheetRow[]> =>
  db
    .select({ renglon: importacionesFilas.renglon, celdas: importacionesFilas.celdas })
    .from(importacionesFilas)
    .where(eq(importacionesFilas.importacion, id))
    .orderBy(asc(importacionesFilas.renglon))

/** A page of the rows, of one outcome or with doubts where that is asked for. */
export const pageOfRows = async (
  db: Queryable,
  id: string,
  { estado, desde, cuantos }: { estado?: Estado | 'duda' | 'vacia'; desde: number; cuantos: number },
) => {
  const condition = and(
    eq(importacionesFilas.importacion, id),
    estado === 'duda'
      ? doubtful
      : estado === 'vacia'
        ? emptying
        : estado
          ? eq(importacionesFilas.estado, estado)
          : undefined,
  )
  const [total, filas] = await Promise.all([
    db.$count(importacionesFilas, condition),
    db
      .select()
      .from(importacionesFilas)
      .where(condition)
      .orderBy(asc(importacionesFilas.renglon))
      .offset(desde)
      .limit(cuantos),
  ])
  return { total, filas }
}

/** How many rows come to what. */
export const countsOf = async (db: Queryable, id: string) => {
  const [counted] = await db
    .select({
      total: count(),
      nuevos: countOf(eq(importacionesFilas.estado, 'nuevo')),
      cambian: countOf(eq(importacionesFilas.estado, 'cambia')),
      iguales: countOf(eq(importacionesFilas.estado, 'igual')),
      errores: countOf(eq(importacionesFilas.estado, 'error')),
      dudas: countOf(pending),
    })
    .from(importacionesFilas)
    .where(eq(importacionesFilas.importacion, id))
  return counted ?? { total: 0, nuevos: 0, cambian: 0, iguales: 0, errores: 0, dudas: 0 }
}

/** How many rows would empty a field that holds something. */
export const emptyingOf = async (db: Queryable, id: string) =>
  db.$count(importacionesFilas, and(eq(importacionesFilas.importacion, id), emptying))

const doubtful = and(ne(importacionesFilas.dudas, []), ne(importacionesFilas.estado, 'error'))

/** With a doubt that nobody accepted yet. */
const pending = and(sql`${importacionesFilas.dudas} @> '[{"aceptada": false}]'`, ne(importacionesFilas.estado, 'error'))

const emptying = and(
  eq(importacionesFilas.estado, 'cambia'),
  sql`jsonb_path_exists(${importacionesFilas.cambios}, '$.*[1] ? (@ == "")')`,
)

const countOf = (condition: ReturnType<typeof and>) => sql<number>`count(*) filter (where ${condition})::int`

/** One statement for many rows: their cells travel as one JSON. */
const insertRows = async (tx: Queryable, importacion: string, rows: readonly JudgedRow[]) => {
  for (const part of chunk(rows, together)) {
    const some = part.map(({ renglon, celdas, estado, clave, titulo, cambios, faltas, dudas }) => ({
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
      sql`insert into ${importacionesFilas} select * from jsonb_populate_recordset(null::importaciones_filas, ${JSON.stringify(some)}::jsonb)`,
    )
  }
}

const together = 1000
