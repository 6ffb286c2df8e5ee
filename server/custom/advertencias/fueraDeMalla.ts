import { inArray } from 'drizzle-orm'
import { uniq } from 'es-toolkit'
import { materiasDeLosPlanes } from '../../academico/materiasDelPlan.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Warns of a grade, unless it is annulled, in a subject that the student's curriculum grid does not have: more often than not it is of another student or subject. */
export const fueraDeMalla: Advisor = {
  of: 'calificacionesPrevias',
  needs: ['matricula_estudiante', 'id_materia', 'estado'],
  find: async (tx, proposals) => {
    const matriculas = uniq(proposals.map(({ values }) => String(values.matricula_estudiante)))
    const suyas = await tx
      .select({ matricula: estudiantes.matricula, malla: estudiantes.id_reticula })
      .from(estudiantes)
      .where(inArray(estudiantes.matricula, matriculas))
    const mallaDe = new Map(suyas.map(({ matricula, malla }) => [matricula, malla]))
    const mallas = await materiasDeLosPlanes(tx, uniq(suyas.map(({ malla }) => malla)))
    return proposals.map(({ values: { matricula_estudiante, id_materia, estado } }) => {
      const suya = mallas.get(mallaDe.get(String(matricula_estudiante)) ?? '')
      const fuera = typeof id_materia === 'string' && suya && !suya.has(id_materia) && estado !== 'Anulada'
      return fuera ? [{ field: 'id_materia', text: noEsDeSuMalla }] : []
    })
  },
}

const noEsDeSuMalla = 'No está en su malla curricular: contará en kardex y promedio, no en su avance'
