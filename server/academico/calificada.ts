import { count, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { tables } from '../university/tables.ts'
import { clasesEstudiantes } from './tables.ts'

const { clases } = tables

/** Column of a query on `clases`: whether the class was submitted or holds any student's attendance or grade. */
export const calificada: SQL<boolean> = sql<boolean>`(${clases.status_facilitador} or exists (
  select from ${clasesEstudiantes}
  where ${sql`${clasesEstudiantes.id_clase}`} = ${sql`${clases.id_clase}`} and coalesce(${clasesEstudiantes.asistencia}, ${clasesEstudiantes.calificacion}) is not null))`

/** Returns that column for each of these classes, by key: a part of their records. */
export const calificadas = async (db: Queryable, claves: readonly string[]): Promise<ReadonlyMap<string, boolean>> => {
  const filas = await db
    .select({ id_clase: clases.id_clase, calificada })
    .from(clases)
    .where(inArray(clases.id_clase, [...claves]))
  return new Map(filas.map(fila => [fila.id_clase, fila.calificada]))
}

/** Students of a class with a grade, and all of them. */
type Calificados = { calificados: number; inscritos: number }

/** Counts them in each of these classes, by key: a part of their records. */
export const calificados = async (
  db: Queryable,
  claves: readonly string[],
): Promise<ReadonlyMap<string, Calificados>> => {
  const filas = await db
    .select({
      id_clase: clasesEstudiantes.id_clase,
      calificados: count(clasesEstudiantes.calificacion),
      inscritos: count(),
    })
    .from(clasesEstudiantes)
    .where(inArray(clasesEstudiantes.id_clase, [...claves]))
    .groupBy(clasesEstudiantes.id_clase)
  const cifras = new Map(filas.map(({ id_clase, ...cifra }) => [id_clase, cifra]))
  return new Map(claves.map(clave => [clave, cifras.get(clave) ?? { calificados: 0, inscritos: 0 }]))
}
