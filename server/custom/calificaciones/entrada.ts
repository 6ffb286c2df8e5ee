import * as z from 'zod'
import { sinEstudiantes } from '../../../src/domain/clase.ts'

const campo = z.unknown().optional()

/** Body of both submissions; the rule of the domain judges its grades. `id_materia` is the subject that the sheet was opened for. (B §7, Grading) */
export const entrada = z.object({
  id_clase: z.string('No hay ninguna asignatura seleccionada').min(1, 'No hay ninguna asignatura seleccionada'),
  id_materia: z.string('La materia no es válida').nullish(),
  estudiantes: z
    .array(
      z.object(
        {
          matricula: z.string('La matrícula es invalida'),
          asistencia: campo,
          calificacion: campo,
          calificacion_letra: campo,
          retroalimentacion: campo,
        },
        'Los datos del estudiante no son válidos',
      ),
      sinEstudiantes,
    )
    .max(2000, 'Son demasiados estudiantes'),
})

export type Entrada = z.infer<typeof entrada>
