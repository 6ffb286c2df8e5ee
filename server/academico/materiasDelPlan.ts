import { eq } from 'drizzle-orm'
import type { Queryable } from '../context.ts'
import { reticulasMaterias } from '../custom/reticulas/tables.ts'

/** The keys of the subjects of a grid. */
export const materiasDelPlan = async (tx: Queryable, id_reticula: string): Promise<ReadonlySet<string>> => {
  const filas = await tx
    .select({ id_materia: reticulasMaterias.id_materia })
    .from(reticulasMaterias)
    .where(eq(reticulasMaterias.id_reticula, id_reticula))
  return new Set(filas.map(({ id_materia }) => id_materia))
}
