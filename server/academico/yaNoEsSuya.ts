import { and, eq } from 'drizzle-orm'
import { nombreCompleto } from '../../src/domain/personas.ts'
import type { Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { inNamesOfToday, renamings, rowsOfTable } from '../crud/history/namesThen.ts'
import { historial } from '../crud/tables.ts'
import { Falla } from '../http/Falla.ts'
import { tables } from '../university/tables.ts'

const { facilitadores } = tables

/** Makes the 403 for a class that the caller gave before, as history says: it names who gives it now. Undefined for whoever never gave it, who learns nothing of it. */
export const yaNoEsSuya = async (
  tx: Queryable,
  { matricula }: Usuario,
  clase: { id_clase: string; matricula: string },
): Promise<Falla | undefined> => {
  const renamed = await renamings(tx)
  const filas = await tx
    .select()
    .from(historial)
    .where(and(rowsOfTable(renamed, 'clases'), eq(historial.clave, clase.id_clase)))
  if (!filas.some(fila => inNamesOfToday(renamed, fila, fila.antes).matricula === matricula)) return undefined
  const [ahora] = await tx.select().from(facilitadores).where(eq(facilitadores.matricula, clase.matricula))
  const nombre = nombreCompleto(ahora?.nombre, ahora?.apellidopaterno, ahora?.apellidomaterno)
  return new Falla(
    403,
    `Esta asignatura la da ahora ${nombre}. Lo que haya escrito en la hoja no se registró: anótelo antes de cerrarla`,
  )
}
