import { eq } from 'drizzle-orm'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import type { Judge } from '../../crud/judge.ts'
import { nombrados, quienesNoPueden } from './quienesNoPueden.ts'

const { grupos } = tables

/** Fields of a class that decide who may take it, the most decisive first. */
const queDeciden = ['clave_programa', 'id_materia', 'clave_grupo', 'id_periodo'] as const

/** Judges the change of a class by the rule under which students are enrolled: all who are in it could be enrolled in it as it would be. (B §7) */
export const inscritosCaben: Judge = async (tx, { key: id_clase, before, after }) => {
  const cambiado = queDeciden.find(campo => after[campo] !== before[campo])
  const matriculas = cambiado ? await inscritosEn(tx, id_clase) : []
  if (!cambiado || matriculas.length === 0) return {}
  const [grupo] = await tx
    .select({ clave_cuc: grupos.clave_cuc })
    .from(grupos)
    .where(eq(grupos.clave_grupo, String(after.clave_grupo)))
  const clave_cuc = grupo?.clave_cuc ?? ''
  const clase = {
    id_clase,
    id_materia: String(after.id_materia),
    clave_programa: String(after.clave_programa),
    clave_cuc,
  }
  const rechazados = await quienesNoPueden(tx, clase, matriculas)
  return rechazados.length
    ? {
        [cambiado]: `Así no la podrían cursar quienes ya están inscritos: ${await nombrados(tx, rechazados, clave_cuc)}`,
      }
    : {}
}

/** Returns the students of a class, in the order of their matrículas. */
export const inscritosEn = async (tx: Queryable, id_clase: string): Promise<string[]> =>
  (
    await tx
      .select({ matricula: clasesEstudiantes.matricula })
      .from(clasesEstudiantes)
      .where(eq(clasesEstudiantes.id_clase, id_clase))
      .orderBy(clasesEstudiantes.matricula)
  ).map(({ matricula }) => matricula)
