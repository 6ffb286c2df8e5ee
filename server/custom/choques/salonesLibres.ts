import { sql } from 'drizzle-orm'
import { enUnMismoDia } from '../../academico/enUnMismoDia.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import type { ClasePropuesta } from './clasesQueChocan.ts'

const { clases, grupos, periodos } = tables

/** Returns rooms of the campus of a class that are free while it is held, among those that its overlapping periods use. */
export const salonesLibres = async (
  tx: Queryable,
  { id_clase, id_periodo, clave_grupo, dias, hora_inicio, hora_final }: ClasePropuesta,
  cuantos = 4,
): Promise<readonly string[]> => {
  const { rows } = await tx.execute<{ salon: string }>(sql`
    select min(c.salon) as salon
    from ${periodos} p
    join ${periodos} o on o.fecha_inicio <= p.fecha_final and p.fecha_inicio <= o.fecha_final
    join ${clases} c on c.id_periodo = o.id_periodo
    join ${grupos} g on g.clave_grupo = c.clave_grupo
    where p.id_periodo = ${id_periodo} and g.clave_cuc = (select clave_cuc from ${grupos} where clave_grupo = ${clave_grupo})
    group by sin_acentos(c.salon)
    having not bool_or(
      c.id_clase is distinct from ${id_clase}::uuid
      and ${enUnMismoDia({ dias: sql`c.dias`, de: 'o' }, { dias: sql`${sql.param([...dias])}::int[]`, de: 'p' })}
      and c.hora_inicio < ${hora_final}::time and ${hora_inicio}::time < c.hora_final
    )
    order by sin_acentos(c.salon) limit ${cuantos}`)
  return rows.map(({ salon }) => salon)
}
