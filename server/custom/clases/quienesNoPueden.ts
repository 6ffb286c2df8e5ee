import { and, eq, inArray } from 'drizzle-orm'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import { porCursarEntre } from './porCursar.ts'
import { enLista } from '../../../src/language/enLista.ts'

const { estudiantes, grupos } = tables

type ClasePorInscribir = { id_clase: string; id_materia: string; clave_programa: string; clave_cuc: string }

/**
 * Returns which of these students may not take a class: inactive, of another programme or CUC, or subject passed or
 * taken elsewhere. Locks them all, so that no two classes admit one at once. (B §7)
 */
export const quienesNoPueden = async (
  tx: Queryable,
  { id_clase, id_materia, clave_programa, clave_cuc }: ClasePorInscribir,
  matriculas: readonly string[],
): Promise<string[]> => {
  const suyos = inArray(estudiantes.matricula, [...matriculas])
  await tx
    .select({ matricula: estudiantes.matricula })
    .from(estudiantes)
    .where(suyos)
    .orderBy(estudiantes.matricula)
    .for('no key update')
  const pueden = await tx
    .select({ matricula: estudiantes.matricula })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .where(
      and(
        eq(estudiantes.estatus, 1),
        eq(estudiantes.clave_programa, clave_programa),
        eq(grupos.clave_cuc, clave_cuc),
        porCursarEntre(matriculas, id_materia, id_clase),
      ),
    )
  const admitidos = new Set(pueden.map(({ matricula }) => matricula))
  return matriculas.filter(matricula => !admitidos.has(matricula))
}

/** Lists students of this CUC by their names, any other by the matrícula that was sent. */
export const nombrados = async (tx: Queryable, matriculas: readonly string[], clave_cuc: string): Promise<string> => {
  const quienes = await tx
    .select({
      matricula: estudiantes.matricula,
      nombre: estudiantes.nombre,
      apellidopaterno: estudiantes.apellidopaterno,
      apellidomaterno: estudiantes.apellidomaterno,
    })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .where(and(inArray(estudiantes.matricula, [...matriculas]), eq(grupos.clave_cuc, clave_cuc)))
  const nombre = (matricula: string) => {
    const quien = quienes.find(cada => cada.matricula === matricula)
    return quien ? nombreCompleto(quien.nombre, quien.apellidopaterno, quien.apellidomaterno) : matricula
  }
  return enLista(matriculas.map(nombre))
}
