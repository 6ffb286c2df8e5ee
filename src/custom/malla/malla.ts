import type { RegistroDeMateria } from '../../domain/avance.ts'
import type { Ciclo } from '../../domain/ciclos.ts'

/** Grid as the API returns it. (B §3) */
export type Reticula = {
  readonly nombre: string
  readonly programa?: { readonly nombre?: string }
  readonly arregloMateriasSeleccionadas?: readonly Ciclo[]
}

/** Grid of a student: its subjects, and the student's records in them. (B §7) */
export type MallaDeEstudiante = { readonly reticula: Reticula; readonly materias: readonly RegistroDeMateria[] }

export const errorDeMalla = 'Ocurrio un error al intentar obtener malla curricular'
