import { asc, eq } from 'drizzle-orm'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import type { Clase } from '../../academico/claseDe.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

const { estudiantes, clases, periodos } = tables

/** Returns the students of a class in Spanish order, with what is recorded of each, both closes of the class and its period. (B §3, B §7) */
export const filas = async (db: Queryable, { id_clase, status_facilitador, status_escolar }: Clase) => {
  const rows = await db
    .select({
      matricula: estudiantes.matricula,
      nombre: estudiantes.nombre,
      apellido_paterno: estudiantes.apellidopaterno,
      apellido_materno: estudiantes.apellidomaterno,
      clave_grupo: estudiantes.clave_grupo,
      estatus: estudiantes.estatus,
      periodo: periodos.nombre,
      inicio_periodo: periodos.fecha_inicio,
      ...calificacion,
    })
    .from(clasesEstudiantes)
    .innerJoin(estudiantes, eq(estudiantes.matricula, clasesEstudiantes.matricula))
    .innerJoin(clases, eq(clases.id_clase, clasesEstudiantes.id_clase))
    .innerJoin(periodos, eq(periodos.id_periodo, clases.id_periodo))
    .where(eq(clasesEstudiantes.id_clase, id_clase))
    .orderBy(
      asc(estudiantes.apellidopaterno),
      asc(estudiantes.apellidomaterno),
      asc(estudiantes.nombre),
      asc(estudiantes.matricula),
    )
  return rows.map(row => ({
    ...row,
    nombreC: nombreCompleto(row.apellido_paterno, row.apellido_materno, row.nombre),
    status_facilitador,
    status_escolar,
  }))
}

const { asistencia, calificacion: nota, calificacion_letra, retroalimentacion, acreditado } = clasesEstudiantes
const calificacion = { asistencia, calificacion: nota, calificacion_letra, retroalimentacion, acreditado }
