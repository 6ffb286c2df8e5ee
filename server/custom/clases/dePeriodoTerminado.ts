import { and, eq, lt } from 'drizzle-orm'
import { fraseDePeriodoTerminado } from '../../../src/domain/fraseDePeriodoTerminado.ts'
import { clases as declarada } from '../../../src/resources/clases.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Clase } from '../../academico/claseDe.ts'
import type { Queryable } from '../../db/queryable.ts'
import { findingOf } from '../../crud/advice/findingsOf.ts'
import { tables } from '../../university/tables.ts'

const { periodos } = tables

/** Warns that the period of a class ended before `hoy`, when students are to enter it. */
export const dePeriodoTerminado = async (
  tx: Queryable,
  { id_clase, id_periodo }: Pick<Clase, 'id_clase' | 'id_periodo'>,
  hoy: string,
): Promise<Finding[]> => {
  const terminados = await tx
    .select({ nombre: periodos.nombre, fecha_final: periodos.fecha_final })
    .from(periodos)
    .where(and(eq(periodos.id_periodo, id_periodo), lt(periodos.fecha_final, hoy)))
  return terminados.map(periodo =>
    findingOf(
      declarada,
      { name: 'periodo' },
      { key: id_clase, values: {} },
      { field: 'estudiantes', text: fraseDePeriodoTerminado(periodo), mark: periodo.fecha_final },
    ),
  )
}
