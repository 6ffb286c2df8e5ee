import type { RegistroDeMateria } from '../../domain/avance.ts'
import type { Ciclo } from '../../domain/ciclos.ts'

/** A grid as the API answers it. (B §3) */
export type Reticula = {
  readonly nombre: string
  readonly programa?: { readonly nombre?: string }
  readonly arregloMateriasSeleccionadas?: readonly Ciclo[]
}

/** A student's grid: what there is to take, and what was. (B §7) */
export type MallaDeEstudiante = { readonly reticula: Reticula; readonly materias: readonly RegistroDeMateria[] }

export const errorDeMalla = 'Ocurrio un error al intentar obtener malla curricular'
