import { asc, eq, sql } from 'drizzle-orm'
import { llaveDePeriodoEscrito, type CalificacionPrevia } from '../../src/domain/calificacionesPrevias.ts'
import type { Queryable } from '../db/queryable.ts'
import { tables } from '../university/tables.ts'

const { clases, facilitadores, materias, periodos } = tables

/** A subject that a student takes or took, here or before, with its result. */
export type Cursada = Awaited<ReturnType<typeof historiaDe>>[number]

/** A subject taken in a class of here. */
export type ClaseCursada = Cursada & {
  clase: NonNullable<Cursada['clase']>
  periodo: { fecha_inicio: string; fecha_final: string }
}

/** Returns everything that a student has taken, oldest first: load, boleta, kardex, grid and progress are all worked out from it. Periods that are only written come before those that have dates. */
export const historiaDe = async (db: Queryable, matricula: string) => {
  const filas = await db
    .select({
      id_materia: materias.id_materia,
      clave_materia: materias.clave_materia,
      nombre_materia: materias.nombre,
      creditos_materia: materias.creditos,
      calificacion: sql<number | null>`tomada.calificacion`.mapWith(Number),
      acreditado: sql<'' | 'Si' | 'No'>`tomada.acreditado`,
      retroalimentacion: sql<string | null>`tomada.retroalimentacion`,
      tipo: sql<string | null>`tomada.tipo`,
      institucion: sql<string | null>`tomada.institucion`,
      escrito: sql<string | null>`tomada.periodo_escrito`,
      clase: {
        id_clase: clases.id_clase,
        nombre: clases.nombre,
        salon: clases.salon,
        dias: clases.dias,
        hora_inicio: clases.hora_inicio,
        hora_final: clases.hora_final,
        status_facilitador: clases.status_facilitador,
      },
      facilitador: {
        nombre: facilitadores.nombre,
        apellidopaterno: facilitadores.apellidopaterno,
        apellidomaterno: facilitadores.apellidomaterno,
      },
      del_catalogo: {
        id_periodo: periodos.id_periodo,
        nombre: periodos.nombre,
        fecha_inicio: periodos.fecha_inicio,
        fecha_final: periodos.fecha_final,
        periodicidad: periodos.periodicidad,
      },
    })
    .from(sql`public.tomadas(array[${matricula}]) as tomada`)
    .innerJoin(materias, sql`${materias.id_materia} = tomada.id_materia`)
    .leftJoin(periodos, sql`${periodos.id_periodo} = tomada.id_periodo`)
    .leftJoin(clases, sql`${clases.id_clase} = tomada.id_clase`)
    .leftJoin(facilitadores, eq(facilitadores.matricula, clases.matricula))
    .orderBy(
      sql`${periodos.fecha_inicio} nulls first`,
      asc(periodos.fecha_final),
      asc(periodos.id_periodo),
      sql`tomada.periodo_escrito collate es_natural`,
      asc(materias.nombre),
      asc(clases.id_clase),
      sql`tomada.tipo`,
    )
  return filas.map(({ tipo, institucion, escrito, del_catalogo, ...fila }) => ({
    ...fila,
    periodo: del_catalogo ?? periodoEscrito(escrito ?? ''),
    previa: tipo === null ? null : ({ tipo, institucion } satisfies CalificacionPrevia),
  }))
}

/** Returns the subjects of a history that are or were taken in a class of here. */
export const enClases = (historia: readonly Cursada[]): readonly ClaseCursada[] =>
  historia.filter((cursada): cursada is ClaseCursada => cursada.clase !== null)

/** Makes a period that the catalogue does not have, called as it was written. */
const periodoEscrito = (nombre: string) => ({
  id_periodo: llaveDePeriodoEscrito(nombre),
  nombre,
  fecha_inicio: null,
  fecha_final: null,
  periodicidad: null,
})
