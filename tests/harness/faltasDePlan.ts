import type { Nodo } from './planDeSentencia.ts'

/** What grows with the students; groups, periods and the like are few. */
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

/** So many rows may be read and not be wanted. */
const descartables = 1000

/** How many rows of a table that grows one step reads and does not want. */
const enVano = (nodo: Nodo) =>
  crecidas.includes(nodo['Relation Name'] ?? '')
    ? ((nodo['Rows Removed by Filter'] ?? 0) + (nodo['Rows Removed by Index Recheck'] ?? 0)) * nodo['Actual Loops']
    : 0

/** What is wrong with a plan of a grown university; `dePaso` where what is wanted is found on the way. */
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
