import { and, eq, exists, inArray, ne, not, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { tables } from '../../university/tables.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

const { clases, estudiantes } = tables

/** Narrows to students who may take a subject: they have not passed it and are in no class of it that is still open, other than this one. (B §7) */
export const porCursar = (id_materia: string | SQL, estaClase?: string): SQL =>
  not(
    exists(
      new QueryBuilder()
        .select({ matricula: clasesEstudiantes.matricula })
        .from(clasesEstudiantes)
        .innerJoin(clases, eq(clases.id_clase, clasesEstudiantes.id_clase))
        .where(
          and(
            eq(clasesEstudiantes.matricula, estudiantes.matricula),
            eq(clases.id_materia, id_materia),
            inArray(clasesEstudiantes.acreditado, ['', 'Si']),
            estaClase === undefined ? undefined : ne(clases.id_clase, estaClase),
          ),
        ),
    ),
  )
