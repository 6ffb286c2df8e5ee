import type { SQL } from 'drizzle-orm'
import { situaciones } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import { anyOf } from '../../db/planOnce.ts'
import { tables } from '../../university/tables.ts'

const { clases, estudiantes, periodos } = tables

/**
 * Locks classes, in one order, and returns their names and periods. Students are locked after them
 * (`lockEstudiantes`), so that competing enrolments wait without a deadlock.
 */
export const lockClases = async (tx: Queryable, claves: readonly string[]) => {
  const { id_clase, nombre, clave_grupo, id_periodo } = clases
  const filas = await tx
    .select({ id_clase, nombre, clave_grupo, id_periodo })
    .from(clases)
    .where(anyOf(clases.id_clase, [...claves]))
    .orderBy(id_clase)
    .for('update')
  const cuales = await tx
    .select({ id_periodo: periodos.id_periodo, nombre: periodos.nombre })
    .from(periodos)
    .where(anyOf(periodos.id_periodo, [...new Set(filas.map(fila => fila.id_periodo))]))
  const periodoDe = new Map(cuales.map(cual => [cual.id_periodo, cual.nombre]))
  return filas.map(({ id_periodo: suyo, ...fila }) => ({ ...fila, periodo: periodoDe.get(suyo) ?? '' }))
}

/** Locks students and their situaciones, all in one order, until the transaction ends; returns their matrículas. Whoever grades another class of theirs waits without a deadlock. */
export const lockEstudiantes = async (tx: Queryable, cuales: SQL): Promise<ReadonlySet<string>> => {
  const { matricula } = estudiantes
  const filas = await tx.select({ matricula }).from(estudiantes).where(cuales).orderBy(matricula).for('no key update')
  const suyos = filas.map(fila => fila.matricula)
  await tx
    .select({ matricula: situaciones.matricula })
    .from(situaciones)
    .where(anyOf(situaciones.matricula, suyos))
    .orderBy(situaciones.matricula)
    .for('no key update')
  return new Set(suyos)
}
