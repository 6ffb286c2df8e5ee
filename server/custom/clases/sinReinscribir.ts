import { sql } from 'drizzle-orm'
import { fraseDeSinReinscribir } from '../../../src/domain/reinscripcion.ts'
import { clases as declarada } from '../../../src/resources/clases.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Clase } from '../../academico/claseDe.ts'
import { situaciones } from '../../academico/tables.ts'
import type { Queryable } from '../../context.ts'
import { findingOf } from '../../crud/advice/findingsOf.ts'
import { tables } from '../../university/tables.ts'

const { clases, estudiantes, periodos } = tables

/** Those of these students who wait to be re-enrolled after a period before the one of a class: once they are in it they wait no more, and stay in the semester that they are in. */
export const sinReinscribir = async (
  tx: Queryable,
  { id_clase }: Pick<Clase, 'id_clase'>,
  matriculas: readonly string[],
): Promise<Finding[]> => {
  const { rows } = await tx.execute<{ id_periodo: string; periodo: string; estudiantes: string[] }>(sql`
    select p.id_periodo, p.nombre as periodo,
      array_agg(concat_ws(' ', e.nombre, e.apellidopaterno, e.apellidomaterno) order by e.apellidopaterno, e.nombre, e.matricula) as estudiantes
    from ${clases} d
    join ${periodos} pd on pd.id_periodo = d.id_periodo
    join ${situaciones} s on s.matricula in (select jsonb_array_elements_text(${JSON.stringify(matriculas)}::jsonb)) and s.por_reinscribir
    join ${periodos} p on p.id_periodo = s.id_periodo
    join ${estudiantes} e on e.matricula = s.matricula
    where d.id_clase = ${id_clase} and (p.fecha_inicio, p.fecha_final) < (pd.fecha_inicio, pd.fecha_final)
    group by p.id_periodo
    order by p.fecha_inicio, p.id_periodo`)
  return rows.map(({ id_periodo, periodo, estudiantes }) =>
    findingOf(
      declarada,
      'reinscripcion',
      { key: id_clase, values: {} },
      { field: 'estudiantes', text: fraseDeSinReinscribir(estudiantes, periodo), mark: id_periodo },
      false,
    ),
  )
}
