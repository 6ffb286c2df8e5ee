import { clasesEstudiantes } from '../academico/tables.ts'
import type { Use } from '../crud/use.ts'
import { reinscripciones } from './reinscripcion/tables.ts'
import { reticulasMaterias } from './reticulas/tables.ts'

/** What refers to a resource without being one. */
export const usos: readonly Use[] = [
  { to: 'estudiantes', column: clasesEstudiantes.matricula, one: 'inscripción a una asignatura', many: 'inscripciones a asignaturas' },
  { to: 'materias', column: reticulasMaterias.id_materia, one: 'malla curricular', many: 'mallas curriculares' },
  { to: 'periodos', column: reinscripciones.id_periodo, one: 'reinscripción', many: 'reinscripciones' },
]
