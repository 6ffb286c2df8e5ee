import { and, count, eq, gte, lt } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes, programas } = tables

/** Counts the active students to whom a shorter programme leaves no cycle: they wait for re-enrolment no more (`faltaParaReinscribir`). */
export const semestresDelPrograma: Advisor = {
  of: 'programas',
  needs: ['duracion'],
  find: (tx, proposals) =>
    Promise.all(
      proposals.map(async ({ key, values: { duracion } }) => {
        if (!key || typeof duracion !== 'number') return []
        const [{ cuantos } = { cuantos: 0 }] = await tx
          .select({ cuantos: count() })
          .from(estudiantes)
          .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
          .where(
            and(
              eq(programas.clave, key),
              eq(estudiantes.estatus, 1),
              gte(estudiantes.semestre, duracion),
              lt(estudiantes.semestre, programas.duracion),
            ),
          )
        const quienes = contado(cuantos, 'estudiante deja', 'estudiantes dejan')
        const text = `${quienes} de ofrecerse para reinscripción: semestre ${duracion} en adelante`
        return cuantos ? [{ field: 'duracion', text }] : []
      }),
    ),
}
