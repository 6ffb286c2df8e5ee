import * as z from 'zod'
import { entrada } from '../../custom/calificaciones/entrada.ts'
import { cuerpoDeAsociar } from '../../custom/clases/asociar.ts'
import { cuerpoDeDesasociar } from '../../custom/clases/desasociar.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()
const renglones = z.array(
  z.looseObject({ matricula: texto, nombreC: texto, status_facilitador: z.boolean(), status_escolar: z.boolean() }),
)

/** Describes the calls of classes, their students and grades. */
export const asignaturas = (): readonly ApiCall[] => {
  const aula = {
    group: 'Asignaturas y calificaciones',
    roles: ['escolar'],
    method: 'POST',
    answers: null,
  } satisfies Partial<ApiCall>
  return [
    {
      ...aula,
      path: 'clases/asociar-estudiantes',
      summary: 'Inscribe estudiantes en una asignatura',
      body: cuerpoDeAsociar,
    },
    {
      ...aula,
      path: 'advertencias/inscripciones',
      summary: 'Lo que los estudiantes que se van a inscribir ya cursan a esa hora',
      body: cuerpoDeAsociar,
      answers: z.strictObject({
        hallazgos: z.array(z.looseObject({ id: texto, texto })),
        remedios: z.array(z.unknown()),
      }),
    },
    {
      ...aula,
      path: 'clases/desasociar-estudiantes',
      summary: 'Quitar a un estudiante de una asignatura',
      body: cuerpoDeDesasociar,
    },
    {
      ...aula,
      method: 'GET',
      path: 'facilitadores/clases/{id_clase}/estudiantes',
      roles: ['facilitador'],
      summary: 'Los estudiantes de una asignatura propia y sus calificaciones',
      answers: renglones,
    },
    {
      ...aula,
      method: 'GET',
      path: 'escolares/clases/{id_clase}/estudiantes',
      summary: 'Los estudiantes de una asignatura y sus calificaciones',
      answers: renglones,
    },
    {
      ...aula,
      path: 'facilitadores/clases/estudiantes/calificacion',
      roles: ['facilitador'],
      summary: 'Enviar las calificaciones de una asignatura',
      body: entrada,
    },
    {
      ...aula,
      path: 'escolar/clases/estudiantes/calificacion',
      summary: 'Cerrar las calificaciones de una asignatura',
      body: entrada,
    },
  ]
}
