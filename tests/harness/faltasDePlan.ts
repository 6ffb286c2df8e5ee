import type { Nodo } from './planDeSentencia.ts'

/** The tables that grow with the students. Grupos, periodos and the like stay small. */
const crecidas: readonly string[] = [
  'estudiantes',
  'clases_estudiantes',
  'situaciones',
  'documentacion',
  'usuarios',
  'reinscripciones',
  'historial',
  'clases',
  'serviciosSociales',
  'calificacionesPrevias',
  'certificados',
  'reportes_de_grupos',
]

/** Rows that a step may read in vain. */
const descartables = 1000

/** Counts the rows of a growing table that a step reads and discards. */
const enVano = (nodo: Nodo) =>
  crecidas.includes(nodo['Relation Name'] ?? '')
    ? ((nodo['Rows Removed by Filter'] ?? 0) + (nodo['Rows Removed by Index Recheck'] ?? 0)) * nodo['Actual Loops']
    : 0

/** Returns the faults of a plan on a grown university. `dePaso` allows a step to discard rows, where what is wanted is found on the way. */
export const faltasDePlan = (nodos: readonly Nodo[], { dePaso = false }: { dePaso?: boolean } = {}) =>
  nodos.flatMap(nodo => [
    ...(nodo['Node Type'] === 'Seq Scan' && crecidas.includes(nodo['Relation Name'] ?? '')
      ? [`reads all of ${nodo['Relation Name']}`]
      : []),
    ...(!dePaso && enVano(nodo) > descartables
      ? [`reads ${enVano(nodo)} rows of ${nodo['Relation Name']} in vain`]
      : []),
    ...(nodo['Sort Space Type'] === 'Disk' ? ['sorts on disk'] : []),
  ])
