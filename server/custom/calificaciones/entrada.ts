import * as z from 'zod'

const sinEstudiantes = 'La asignatura no tiene estudiantes'
const campo = z.unknown().optional()

/** The body of both submissions; its grades are judged by the rule of the domain. (B §7, Grading) */
export const entrada = z.object({
  id_clase: z.string('No hay ninguna asignatura seleccionada').min(1, 'No hay ninguna asignatura seleccionada'),
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
    .min(1, sinEstudiantes)
    .max(2000, 'Son demasiados estudiantes'),
})

export type Entrada = z.infer<typeof entrada>
