import { inArray } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { reticulasMaterias } from '../custom/reticulas/tables.ts'

/** Returns the keys of the subjects of a grid. */
export const materiasDelPlan = async (tx: Queryable, id_reticula: string): Promise<ReadonlySet<string>> =>
  (await materiasDeLosPlanes(tx, [id_reticula])).get(id_reticula) ?? new Set()

/** Returns the same of several grids, by the key of each; a grid without subjects is missing. */
export const materiasDeLosPlanes = async (
  tx: Queryable,
  reticulas: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const filas = await tx
    .select({ id_reticula: reticulasMaterias.id_reticula, id_materia: reticulasMaterias.id_materia })
    .from(reticulasMaterias)
    .where(inArray(reticulasMaterias.id_reticula, [...reticulas]))
  const suyas = new Map<string, Set<string>>()
  for (const { id_reticula, id_materia } of filas)
    suyas.set(id_reticula, (suyas.get(id_reticula) ?? new Set()).add(id_materia))
  return suyas
}
