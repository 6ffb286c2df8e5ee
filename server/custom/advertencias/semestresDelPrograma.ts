import { and, count, eq, gt } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Counts the students of a programme who are past the last cycle that it would have: none of them would be offered for re-enrolment. */
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
          .where(and(eq(estudiantes.clave_programa, key), gt(estudiantes.semestre, duracion)))
        const quienes = contado(cuantos, 'estudiante va', 'estudiantes van')
        return cuantos
          ? [{ field: 'duracion', text: `${quienes} en un semestre mayor: no se ofrecerán para reinscripción` }]
          : []
      }),
    ),
}
