import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../context.ts'
import type { SheetRow } from './file/sheet.ts'
import type { Estado } from './judgedRow.ts'
import { importacionesFilas } from './tables.ts'

/** The rows of a spreadsheet as typed and corrected. */
export const sheetRowsOf = (db: Queryable, id: string): Promise<SheetRow[]> =>
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
