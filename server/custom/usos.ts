import { clasesEstudiantes } from '../academico/tables.ts'
import type { Use } from '../crud/use.ts'
import { reinscripciones } from './reinscripcion/tables.ts'

/** What refers to a resource without being one. */
export const usos: readonly Use[] = [
  {
    to: 'estudiantes',
    column: clasesEstudiantes.matricula,
    one: 'inscripción a una asignatura',
    many: 'inscripciones a asignaturas',
  },
  { to: 'periodos', column: reinscripciones.id_periodo, one: 'reinscripción', many: 'reinscripciones' },
]
