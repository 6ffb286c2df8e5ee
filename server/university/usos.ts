import { eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { clasesEstudiantes } from '../academico/tables.ts'
import type { Referrer } from '../crud/referrer.ts'
import { documentacion } from '../custom/documentacion/tables.ts'
import { tables } from './tables.ts'

const goes = true
const { reportes_de_grupos: reportes } = tables

/** Records that refer to a resource without being one: what somebody signed, submitted or received prevents its deletion; what `goes` is deleted with it. */
export const usos: readonly Referrer[] = [
  {
    to: 'estudiantes',
    column: clasesEstudiantes.matricula,
    one: 'inscripción a una asignatura',
    many: 'inscripciones a asignaturas',
  },
  {
    to: 'estudiantes',
    column: documentacion.matricula,
    one: 'documento entregado',
    many: 'documentos entregados',
    goes,
  },
  {
    to: 'clases',
    column: clasesEstudiantes.id_clase,
    where: isNotNull(clasesEstudiantes.calificacion),
    one: 'calificación',
    many: 'calificaciones',
  },
  {
    to: 'clases',
    column: clasesEstudiantes.id_clase,
    where: isNull(clasesEstudiantes.calificacion),
    one: 'inscripción',
    many: 'inscripciones',
    goes,
  },
  ...(
    [
      ['grupos', reportes.clave_grupo],
      ['periodos', reportes.id_periodo],
    ] as const
  ).flatMap(([to, column]): Referrer[] => [
    {
      to,
      column,
      where: ne(reportes.estado, 'generado'),
      one: 'reporte firmado',
      many: 'reportes firmados',
    },
    {
      to,
      column,
      where: eq(reportes.estado, 'generado'),
      one: 'reporte sin enviar',
      many: 'reportes sin enviar',
      goes,
    },
  ]),
]
