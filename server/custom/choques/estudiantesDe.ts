import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { groupBy } from 'es-toolkit'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Returns the active students of each of these classes, by its key: their matrículas and names. */
export const estudiantesDe = async (tx: Queryable, clases: readonly string[]) => {
  const filas = await tx
    .select({
      id_clase: clasesEstudiantes.id_clase,
      matricula: estudiantes.matricula,
      nombre: sql<string>`concat_ws(' ', ${estudiantes.nombre}, ${estudiantes.apellidopaterno}, ${estudiantes.apellidomaterno})`,
    })
    .from(clasesEstudiantes)
    .innerJoin(estudiantes, and(eq(estudiantes.matricula, clasesEstudiantes.matricula), eq(estudiantes.estatus, 1)))
    .where(inArray(clasesEstudiantes.id_clase, [...clases]))
    .orderBy(asc(estudiantes.apellidopaterno), asc(estudiantes.nombre), asc(estudiantes.matricula))
  return new Map(Object.entries(groupBy(filas, ({ id_clase }) => id_clase)))
}
