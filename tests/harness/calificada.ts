import type { Db } from '../../server/db/queryable.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { casoDe } from '../../server/seed/pasos/calificaciones.ts'
import { tables } from '../../server/university/tables.ts'
import { persona } from './filas.ts'

type Deseo = { autor?: string; cierre?: 'facilitador' | 'escolar'; dia?: string }

/** Stores a class's grades as handed in or closed, with the rows that its process would have written: the case and its steps. */
export async function calificada(
  db: Db,
  id_clase: string,
  { autor = 'Otra Persona', cierre = 'facilitador', dia = '2026-09-09' }: Deseo = {},
): Promise<void> {
  const facilitador = { matricula: persona('F').matricula, nombre: autor, id_usuario: null }
  for (const caso of casoDe({ id_clase, cierre, dia, facilitador })) {
    await db.insert(tables.calificaciones).values(caso.fila)
    await db.insert(pasos).values(caso.pasos)
  }
}
