import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'

const { periodos } = tables

/** Returns the first and the last day of the periods of these classes, by the period's key. */
export const fechasDe = async (tx: Queryable, clases: readonly { id_periodo: string }[]) => {
  const filas = await tx
    .select({
      id_periodo: periodos.id_periodo,
      fecha_inicio: periodos.fecha_inicio,
      fecha_final: periodos.fecha_final,
    })
    .from(periodos)
    .where(inArray(periodos.id_periodo, [...new Set(clases.map(({ id_periodo }) => id_periodo))]))
  return new Map(filas.map(({ id_periodo, ...fechas }) => [id_periodo, fechas]))
}
