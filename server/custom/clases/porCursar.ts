import { sql, type SQL } from 'drizzle-orm'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { tables } from '../../university/tables.ts'

const { calificacionesPrevias: previas, estudiantes } = tables

/** Narrows to students who may take a subject: they have not passed it, here or before, and are in no class of it that is still open, other than this one. Each source of `tomadas` is asked by its index: of a programme at a campus thousands are asked. (B §7) */
export const porCursar = (id_materia: string | SQL, estaClase?: string): SQL => sql`(not exists (
  select from ${clasesEstudiantes}
  where ${clasesEstudiantes.matricula} = ${estudiantes.matricula} and ${clasesEstudiantes.id_materia} = ${id_materia}
    and ${clasesEstudiantes.acreditado} in ('', 'Si')${
      estaClase === undefined ? sql`` : sql` and ${clasesEstudiantes.id_clase} <> ${estaClase}`
    }
  ) and not exists (
  select from ${previas}
  where ${previas.matricula_estudiante} = ${estudiantes.matricula} and ${previas.id_materia} = ${id_materia}
    and ${previas.estado} = 'Confirmada' and ${previas.calificacion} >= public.calificacion_aprobatoria()))`
