import { eq, sql } from 'drizzle-orm'
import { documentosDe, type EstadoDeDocumento } from '../../../src/domain/documentos.ts'
import type { Queryable } from '../../db/queryable.ts'
import { anyOf, builtOnce, plannedOnce, planOnce } from '../../db/planOnce.ts'
import { tables } from '../../university/tables.ts'
import { documentacion } from './tables.ts'

const { estudiantes, programas } = tables

/** Returns what the students of these matrículas have handed in of all that their degree asks for, in one query. (B §3, Student) */
export const documentacionDe = async (
  tx: Queryable,
  matriculas: readonly string[],
): Promise<ReadonlyMap<string, readonly EstadoDeDocumento[]>> => {
  const [una] = matriculas
  const filas = await (matriculas.length === 1
    ? deUna(tx).execute({ una })
    : planOnce(consulta(tx, matriculas), matriculas.length))
  return new Map(
    filas.map(({ matricula, grado, entregados }) => [
      matricula,
      documentosDe(grado).map(nombre => ({ nombre, estado: entregados.includes(nombre) })),
    ]),
  )
}

/** Query of one student: every record that is read or written uses it. */
const deUna = builtOnce(db => consulta(db, [sql.placeholder('una')]).prepare(plannedOnce))

const consulta = (db: Queryable, matriculas: readonly unknown[]) =>
  db
    .select({
      matricula: estudiantes.matricula,
      grado: programas.grado,
      entregados: sql<string[]>`array_agg(${documentacion.documento})`,
    })
    .from(estudiantes)
    .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
    .leftJoin(documentacion, eq(documentacion.matricula, estudiantes.matricula))
    .where(anyOf(estudiantes.matricula, matriculas))
    .groupBy(estudiantes.matricula, programas.grado)
