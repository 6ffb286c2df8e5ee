import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../contexto.ts'
import { clasesEstudiantes } from './tables.ts'
import { tables } from '../university/tables.ts'

const { clases, facilitadores, materias, periodos } = tables

/** A class that a student takes or took, with what came of it. */
export type Cursada = Awaited<ReturnType<typeof historiaDe>>[number]

/** Everything that a student has taken, oldest first: what load, boleta, kardex, grid and progress are all worked out from. */
export const historiaDe = (db: Queryable, matricula: string) =>
  db
    .select({
      id_clase: clases.id_clase,
      nombre_clase: clases.nombre,
      salon: clases.salon,
      dias: clases.dias,
      hora_inicio: clases.hora_inicio,
      hora_final: clases.hora_final,
      status_facilitador: clases.status_facilitador,
      id_materia: materias.id_materia,
      clave_materia: materias.clave_materia,
      nombre_materia: materias.nombre,
      creditos_materia: materias.creditos,
      facilitador: {
        nombre: facilitadores.nombre,
        apellidopaterno: facilitadores.apellidopaterno,
        apellidomaterno: facilitadores.apellidomaterno,
      },
      periodo: {
        id_periodo: periodos.id_periodo,
        nombre: periodos.nombre,
        fecha_inicio: periodos.fecha_inicio,
        fecha_final: periodos.fecha_final,
        periodicidad: periodos.periodicidad,
      },
      calificacion: clasesEstudiantes.calificacion,
      retroalimentacion: clasesEstudiantes.retroalimentacion,
      acreditado: clasesEstudiantes.acreditado,
    })
    .from(clasesEstudiantes)
    .innerJoin(clases, eq(clases.id_clase, clasesEstudiantes.id_clase))
    .innerJoin(materias, eq(materias.id_materia, clases.id_materia))
    .innerJoin(periodos, eq(periodos.id_periodo, clases.id_periodo))
    .innerJoin(facilitadores, eq(facilitadores.matricula, clases.matricula))
    .where(eq(clasesEstudiantes.matricula, matricula))
    .orderBy(asc(periodos.fecha_inicio), asc(periodos.id_periodo), asc(materias.nombre), asc(clases.id_clase))
