import { and, asc, eq, gt, lte, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import { historial, nombresDeHistorial } from '../tables.ts'

type Renaming = typeof nombresDeHistorial.$inferSelect

/** Reads every renaming since history began, in their order. */
export const renamings = (db: Queryable): Promise<readonly Renaming[]> =>
  db.select().from(nombresDeHistorial).orderBy(asc(nombresDeHistorial.id))

/** Returns the condition of the rows of history of a table, whatever it was called when they were written. */
export const rowsOfTable = (renamed: readonly Renaming[], table: string): SQL | undefined => {
  const spans: (SQL | undefined)[] = []
  let called = table
  let until: number | undefined
  for (const { tabla, columna, nuevo, hasta } of renamed.toReversed()) {
    if (columna !== null || (nuevo !== called && tabla !== called)) continue
    spans.push(span(called, hasta, until))
    if (nuevo !== called) return or(...spans)
    called = tabla
    until = hasta
  }
  return or(...spans, span(called, undefined, until))
}

/** Returns what a row of history says, by the names of today. */
export const inNamesOfToday = <V>(
  renamed: readonly Renaming[],
  row: { id: number; entidad: string },
  stored: Readonly<Record<string, V>> | null,
): Readonly<Record<string, V>> => {
  let table = row.entidad
  let values = stored ?? {}
  for (const { tabla, columna, nuevo, hasta } of renamed) {
    if (hasta < row.id || tabla !== table) continue
    if (columna === null) table = nuevo
    else
      values = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name === columna ? nuevo : name, value]),
      )
  }
  return values
}

/** Matches the rows of a name after one row and up to another. */
const span = (table: string, after: number | undefined, upTo: number | undefined) =>
  and(
    eq(historial.entidad, table),
    after === undefined ? undefined : gt(historial.id, after),
    upTo === undefined ? undefined : lte(historial.id, upTo),
  )
