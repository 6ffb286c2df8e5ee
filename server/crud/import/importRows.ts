import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import type { SheetRow } from './file/sheet.ts'
import type { EstadoDeRenglon } from './judgedRow.ts'
import { importacionesFilas } from './tables.ts'

/** Reads the rows of a spreadsheet as typed and corrected. */
export const sheetRowsOf = (db: Queryable, id: string): Promise<SheetRow[]> =>
  db
    .select({ renglon: importacionesFilas.renglon, celdas: importacionesFilas.celdas })
    .from(importacionesFilas)
    .where(eq(importacionesFilas.importacion, id))
    .orderBy(asc(importacionesFilas.renglon))

/** Reads a page of the rows; where asked for, only those of one outcome, with doubts, or that would empty a field. */
export const pageOfRows = async (
  db: Queryable,
  id: string,
  { estado, desde, cuantos }: { estado?: EstadoDeRenglon | 'duda' | 'vacia'; desde: number; cuantos: number },
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

/** Counts the rows of each outcome. */
export const countsOf = async (db: Queryable, id: string) => {
  const [counts] = await db
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
  return counts ?? { total: 0, nuevos: 0, cambian: 0, iguales: 0, errores: 0, dudas: 0 }
}

/** Counts the rows that would empty a field that holds something. */
export const emptyingOf = async (db: Queryable, id: string) =>
  db.$count(importacionesFilas, and(eq(importacionesFilas.importacion, id), emptying))

/** Returns the fields of which some row has a fault. */
export const faultyFieldsOf = async (db: Queryable, id: string): Promise<ReadonlySet<string>> => {
  const { importacion, estado, faltas } = importacionesFilas
  const { rows } = await db.execute<{ campo: string }>(sql`
    select distinct jsonb_object_keys(${faltas}) as campo from ${importacionesFilas}
    where ${eq(importacion, id)} and ${eq(estado, 'error')}`)
  return new Set(rows.map(({ campo }) => campo))
}

const doubtful = and(ne(importacionesFilas.dudas, []), ne(importacionesFilas.estado, 'error'))

/** Matches rows with a doubt that nobody has accepted yet. */
const pending = and(sql`${importacionesFilas.dudas} @> '[{"aceptada": false}]'`, ne(importacionesFilas.estado, 'error'))

const emptying = and(
  eq(importacionesFilas.estado, 'cambia'),
  sql`jsonb_path_exists(${importacionesFilas.cambios}, '$.*[1] ? (@ == "")')`,
)

const countOf = (condition: ReturnType<typeof and>) => sql<number>`count(*) filter (where ${condition})::int`
