import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { motivosDeNoCursar } from '../../../src/domain/inscripcion.ts'
import type { Clase } from '../../academico/claseDe.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes, grupos } = tables

/** Explains why students may not take a class (`quienesNoPueden`), by their matrículas. A student of another CUC is not distinguished from an unknown one. */
export const porqueNoPueden = async (
  tx: Queryable,
  { id_clase, id_materia, clave_programa, clave_cuc }: Clase,
  matriculas: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const suyos = inArray(estudiantes.matricula, [...matriculas])
  const cursando = tx
    .select({ uno: sql`1` })
    .from(clasesEstudiantes)
    .where(
      and(
        eq(clasesEstudiantes.matricula, estudiantes.matricula),
        eq(clasesEstudiantes.id_materia, id_materia),
        ne(clasesEstudiantes.id_clase, id_clase),
        eq(clasesEstudiantes.acreditado, ''),
      ),
    )
  const quienes = await tx
    .select({
      matricula: estudiantes.matricula,
      inactivo: sql<boolean>`${estudiantes.estatus} is distinct from 1`,
      deOtroPrograma: sql<boolean>`${estudiantes.clave_programa} is distinct from ${clave_programa}`,
      enOtra: sql<boolean>`exists (${cursando})`,
    })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .where(and(suyos, eq(grupos.clave_cuc, clave_cuc)))
  const cualDe = new Map(quienes.map(cual => [cual.matricula, motivoDe(cual)]))
  return new Map(matriculas.map(matricula => [matricula, cualDe.get(matricula) ?? motivosDeNoCursar.desconocido]))
}

const motivoDe = (cual: { inactivo: boolean; deOtroPrograma: boolean; enOtra: boolean }) =>
  (['inactivo', 'deOtroPrograma', 'enOtra'] as const)
    .filter(cada => cual[cada])
    .map(cada => motivosDeNoCursar[cada])
    .at(0) ?? motivosDeNoCursar.acreditada
