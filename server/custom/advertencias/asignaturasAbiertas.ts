import { and, count, eq, inArray, not } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { Advisor, FoundAgainst } from '../../crud/advice/advisor.ts'
import { columnOf } from '../../crud/registry.ts'
import { tables } from '../../university/tables.ts'

const { clases, cucs } = tables

/** Warns of classes that nobody would grade: those of a facilitador who is to be inactive. */
export const asignaturasAbiertas: Advisor = {
  of: 'facilitadores',
  needs: ['status'],
  find: async (tx, proposals) => {
    const inactivos = proposals.flatMap(({ key, values }) =>
      key !== undefined && Number(values.status) !== 1 ? key : [],
    )
    const rows = await tx
      .select({ matricula: clases.matricula, cuc: cucs.nombre, cuantas: count() })
      .from(clases)
      .innerJoin(cucs, eq(cucs.clave, columnOf(clases, 'del_cuc')))
      .where(and(inArray(clases.matricula, inactivos), not(clases.status_facilitador), not(clases.vacia)))
      .groupBy(clases.matricula, cucs.nombre)
      .orderBy(cucs.nombre)
    return proposals.map(({ key, values }): readonly FoundAgainst[] => {
      const suyas = Number(values.status) === 1 ? [] : rows.filter(({ matricula }) => matricula === key)
      return suyas.map(({ cuc, cuantas }) => ({
        field: 'status',
        text: `Tiene ${contado(cuantas, 'asignatura', 'asignaturas')} sin calificar en ${cuc}, y ya no podrá entrar a calificarlas: antes pase cada una a otro facilitador`,
        mark: cuc,
      }))
    })
  },
}
