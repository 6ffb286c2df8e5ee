import { count, inArray } from 'drizzle-orm'
import { ciclosDichos } from '../../../src/domain/ciclos.ts'
import { contado } from '../../../src/language/contado.ts'
import { enLista } from '../../../src/language/enLista.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Advisor, Proposal } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'
import { reticulasMaterias } from './tables.ts'

const { estudiantes } = tables

/** Warns of how many students' progress, and so their right to a social service, changes with the subjects that their grid gains or loses. */
export const mallaEnUso: Advisor = {
  of: 'reticulas',
  needs: ['arregloMateriasSeleccionadas'],
  find: async (tx, proposals) => {
    const claves = proposals.flatMap(({ key }) => key ?? [])
    const [materias, cuantos] = [await materiasDe(tx, claves), await estudiantesDe(tx, claves)]
    return proposals.map(proposal => {
      const cambios = cambiosDe(materias.get(proposal.key ?? ''), proposal)
      const quienes = cuantos.get(proposal.key ?? '')
      return quienes && cambios.length ? [hallazgo(quienes, cambios)] : []
    })
  },
}

const hallazgo = (quienes: number, cambios: readonly string[]) => ({
  field: 'arregloMateriasSeleccionadas',
  text: `${contado(quienes, 'estudiante lleva', 'estudiantes llevan')} esta malla: al ${enLista(cambios)} cambian su avance y quiénes pueden hacer el servicio social`,
})

/** Describes what the proposal does to the subjects of its grid: `quitar 12 materias`, `agregar 1 materia`. Another order alone is no change. */
const cambiosDe = (antes: ReadonlySet<string> = new Set(), { values }: Proposal): readonly string[] => {
  const ciclos = ciclosDichos(values.arregloMateriasSeleccionadas)
  if (typeof ciclos === 'string') return []
  const despues = new Set(ciclos.flatMap(({ materias }) => materias))
  const idas = [...antes].filter(materia => !despues.has(materia)).length
  const nuevas = [...despues].filter(materia => !antes.has(materia)).length
  return [
    ...(idas ? [`quitar ${contado(idas, 'materia', 'materias')}`] : []),
    ...(nuevas ? [`agregar ${contado(nuevas, 'materia', 'materias')}`] : []),
  ]
}

/** Returns the subjects of each of these grids. */
const materiasDe = async (tx: Queryable, claves: readonly string[]): Promise<ReadonlyMap<string, Set<string>>> => {
  const { id_reticula, id_materia } = reticulasMaterias
  const filas = await tx
    .select({ id_reticula, id_materia })
    .from(reticulasMaterias)
    .where(inArray(id_reticula, [...claves]))
  const materias = new Map<string, Set<string>>()
  for (const fila of filas)
    materias.set(fila.id_reticula, (materias.get(fila.id_reticula) ?? new Set()).add(fila.id_materia))
  return materias
}

/** Counts the students who follow each of these grids. */
const estudiantesDe = async (tx: Queryable, claves: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { id_reticula } = estudiantes
  const filas = await tx
    .select({ id_reticula, cuantos: count() })
    .from(estudiantes)
    .where(inArray(id_reticula, [...claves]))
    .groupBy(id_reticula)
  return new Map(filas.map(fila => [fila.id_reticula, fila.cuantos]))
}
