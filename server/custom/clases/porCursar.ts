import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { clasesEstudiantes, situaciones } from '../../academico/tables.ts'
import { columnOf } from '../../crud/registry.ts'
import { all } from '../../crud/scope.ts'
import { tables } from '../../university/tables.ts'

const { calificacionesPrevias: previas, clases, estudiantes } = tables

type Materia = string | SQL

/**
 * Returns the condition on students of a campus who may take a subject: not passed, here or before, and in no open
 * class of it. Two lists, since asking student by student takes ten times as long. (B §7)
 */
export const porCursarEn = (clave_cuc: string, id_materia: Materia): SQL =>
  all(
    eq(columnOf(estudiantes, 'del_cuc'), clave_cuc),
    sinCursar(
      id_materia,
      sql`${clasesEstudiantes.id_clase} in (select ${clases.id_clase} from ${clases} where ${eq(columnOf(clases, 'del_cuc'), clave_cuc)} and ${clases.id_materia} = ${id_materia})`,
    ),
    sinCursar(
      id_materia,
      sql`${clasesEstudiantes.matricula} in (select ${situaciones.matricula} from ${situaciones} where ${eq(situaciones.clave_cuc, clave_cuc)} and ${situaciones.en_otro_cuc})`,
    ),
    sinAcreditarAntes(id_materia),
  )

/** Returns the condition on those of some students who may take a subject in this class. */
export const porCursarEntre = (matriculas: readonly string[], id_materia: Materia, estaClase: string): SQL =>
  all(
    inArray(estudiantes.matricula, [...matriculas]),
    sinCursar(
      id_materia,
      sql`${inArray(clasesEstudiantes.matricula, [...matriculas])} and ${clasesEstudiantes.id_clase} <> ${estaClase}`,
    ),
    sinAcreditarAntes(id_materia),
  )

/** Returns the condition that a student neither passed a subject nor still takes it, by these enrolments, which are read once. */
const sinCursar = (id_materia: Materia, cuales: SQL): SQL => sql`${estudiantes.matricula} not in (
  select ${clasesEstudiantes.matricula} from ${clasesEstudiantes}
  where ${cuales} and ${clasesEstudiantes.id_materia} = ${id_materia} and ${clasesEstudiantes.acreditado} in ('', 'Si'))`

/** Returns the condition that a student has no confirmed passing grade of another period. */
const sinAcreditarAntes = (id_materia: Materia): SQL => sql`not exists (
  select from ${previas}
  where ${previas.matricula_estudiante} = ${estudiantes.matricula} and ${previas.id_materia} = ${id_materia}
    and ${previas.estado} = 'Confirmada' and ${previas.calificacion} >= public.calificacion_aprobatoria())`
