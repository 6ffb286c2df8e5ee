import { and, asc, eq, exists, gte, inArray, or, sql } from 'drizzle-orm'
import { groupBy } from 'es-toolkit'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import { sinCalificar } from '../../../src/domain/promedio.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

const { clases, estudiantes, materias, periodos, reinscripciones } = tables

type Clave = { clave_grupo: string; id_periodo: string }

/**
 * Returns the attendance data of a group in a period: its students and others of its classes. Of a period before `hoy`
 * only students with a class, if any had one. (A §3, Attendance report data)
 */
export const asistencia = async (db: Queryable, clave: Clave, hoy: string) => {
  const delGrupo = await clasesDelGrupo(db, clave)
  const nombreDe = nombresPorClase(delGrupo)
  const abiertas = new Set(delGrupo.filter(({ cerrada }) => !cerrada).map(({ id_clase }) => id_clase))
  const cursadas = delGrupo.length
    ? await db
        .select()
        .from(clasesEstudiantes)
        .where(inArray(clasesEstudiantes.id_clase, [...nombreDe.keys()]))
    : []
  const quienes = await quienesAsisten(db, clave, hoy, [...new Set(cursadas.map(({ matricula }) => matricula))])
  const suyas = groupBy(cursadas, ({ matricula }) => matricula)
  const entrada = ({ matricula, nombre, paterno, materno, sexo, regular, semestre }: (typeof quienes)[number]) => ({
    estudiante: { matricula, nombre, apellidos: nombreCompleto(paterno, materno), sexo, regular, semestre },
    clases: (suyas[matricula] ?? []).map(({ id_clase, calificacion }) => ({
      nombre_materia: nombreDe.get(id_clase) ?? '',
      calificacion_estudiante: calificacion === null ? sinCalificar : String(calificacion),
      ...(calificacion !== null && abiertas.has(id_clase) && { por_cerrar: true }),
    })),
  })
  const propios = quienes.filter(({ grupo }) => grupo === clave.clave_grupo)
  const cuantos = (sexo: string) => propios.filter(cada => cada.sexo === sexo).length
  return {
    grupos: [
      {
        estudiantes_grupo: propios.map(entrada),
        estudiantes_otras_clases: quienes.filter(({ grupo }) => grupo !== clave.clave_grupo).map(entrada),
      },
    ],
    nombres_materias: [...new Set(nombreDe.values())],
    total_estudiantes: propios.length,
    total_estudiantes_hombres: cuantos('H'),
    total_estudiantes_mujeres: cuantos('M'),
    semestre: semestreDe(propios.map(({ semestre }) => semestre)),
  }
}

const clasesDelGrupo = (db: Queryable, { clave_grupo, id_periodo }: Clave) =>
  db
    .select({
      id_clase: clases.id_clase,
      id_materia: materias.id_materia,
      clave: materias.clave_materia,
      nombre: materias.nombre,
      cerrada: clases.status_escolar,
    })
    .from(clases)
    .innerJoin(materias, eq(materias.id_materia, clases.id_materia))
    .where(and(eq(clases.clave_grupo, clave_grupo), eq(clases.id_periodo, id_periodo)))
    .orderBy(asc(materias.nombre), asc(materias.clave_materia), asc(clases.id_clase))

/** Names the subject of each class: with its key where another subject of the group has the same name. */
const nombresPorClase = (delGrupo: Awaited<ReturnType<typeof clasesDelGrupo>>) =>
  new Map(
    delGrupo.map(({ id_clase, id_materia, clave, nombre }) => [
      id_clase,
      delGrupo.some(otra => otra.nombre === nombre && otra.id_materia !== id_materia) ? `${nombre} (${clave})` : nombre,
    ]),
  )

/** Selects the students of a group, and those who take its classes. */
const quienesAsisten = (db: Queryable, { clave_grupo, id_periodo }: Clave, hoy: string, cursan: readonly string[]) => {
  const noHaTerminado = db
    .select()
    .from(periodos)
    .where(and(eq(periodos.id_periodo, id_periodo), gte(periodos.fecha_final, hoy)))
  return db
    .select({ ...deEstudiante, semestre: semestreEn(id_periodo) })
    .from(estudiantes)
    .where(
      or(
        and(
          eq(estudiantes.clave_grupo, clave_grupo),
          eq(estudiantes.estatus, 1),
          cursan.length ? exists(noHaTerminado) : undefined,
        ),
        inArray(estudiantes.matricula, [...cursan]),
      ),
    )
    .orderBy(
      asc(estudiantes.apellidopaterno),
      asc(estudiantes.apellidomaterno),
      asc(estudiantes.nombre),
      asc(estudiantes.matricula),
    )
}

const deEstudiante = {
  matricula: estudiantes.matricula,
  nombre: estudiantes.nombre,
  paterno: estudiantes.apellidopaterno,
  materno: estudiantes.apellidomaterno,
  sexo: estudiantes.sexo,
  regular: estudiantes.regular,
  grupo: estudiantes.clave_grupo,
}

/** Computes the semester of a student during a period: before every re-enrolment after it or a later one. */
const semestreEn = (id_periodo: string) =>
  // Nested: Drizzle drops the table's name from the columns of an expression selected from one table alone.
  sql`${sql`greatest(1, ${estudiantes.semestre} - (
    select count(*) from ${reinscripciones} join ${periodos} as tras on tras.id_periodo = ${reinscripciones.id_periodo}
    where ${eq(reinscripciones.matricula, estudiantes.matricula)}
      and tras.fecha_inicio >= (select ${periodos.fecha_inicio} from ${periodos} where ${eq(periodos.id_periodo, id_periodo)})))`}`.mapWith(
    Number,
  )

/** Returns the cycle that most of the group is in; the earlier of two equally frequent, null for an empty group. */
const semestreDe = (semestres: readonly number[]): number | null => {
  const veces = (semestre: number) => semestres.filter(cada => cada === semestre).length
  return [...new Set(semestres)].toSorted((uno, otro) => veces(otro) - veces(uno) || uno - otro)[0] ?? null
}
