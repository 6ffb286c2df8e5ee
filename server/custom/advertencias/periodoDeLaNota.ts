import { gt } from 'drizzle-orm'
import { periodoPorComenzar } from '../../../src/domain/periodoPorComenzar.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { periodos } = tables

/** Warns of a grade, unless it is annulled, in a period that has not begun. */
export const periodoDeLaNota: Advisor = {
  of: 'calificacionesPrevias',
  needs: ['id_periodo', 'estado'],
  find: async (tx, proposals, today) => {
    const porVenir = await tx
      .select({ id: periodos.id_periodo, nombre: periodos.nombre, inicio: periodos.fecha_inicio })
      .from(periodos)
      .where(gt(periodos.fecha_inicio, today))
    return proposals.map(({ values: { id_periodo, estado } }) =>
      porVenir
        .filter(({ id }) => id === id_periodo && estado !== 'Anulada')
        .flatMap(({ nombre, inicio }) => periodoPorComenzar(nombre, inicio, today, 'el que consta') ?? [])
        .map(text => ({ field: 'id_periodo', text })),
    )
  },
}
