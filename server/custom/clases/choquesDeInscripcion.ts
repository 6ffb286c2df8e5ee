import { sql } from 'drizzle-orm'
import { fraseDeChoque, type ClaseQueYaEsta } from '../../../src/domain/choques.ts'
import { clases as declarada } from '../../../src/resources/clases.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import { alMismaHora } from '../../academico/alMismaHora.ts'
import type { Clase } from '../../academico/claseDe.ts'
import { enUnMismoDia } from '../../academico/enUnMismoDia.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import { findingOf } from '../../crud/advice/findingsOf.ts'
import { tables } from '../../university/tables.ts'

const { clases, cucs, estudiantes, facilitadores, grupos, materias, periodos } = tables

/** Returns the classes that students to be enrolled in one take at the same time, on days of overlapping periods; each once, with who takes it. */
export const choquesDeInscripcion = async (
  tx: Queryable,
  { id_clase, dias }: Pick<Clase, 'id_clase' | 'dias'>,
  matriculas: readonly string[],
  impiden: readonly string[],
): Promise<Finding[]> => {
  const chocan = [...new Set((await coincidencias(tx, id_clase, matriculas)).map(cada => cada.id_clase))]
  if (chocan.length === 0) return []
  const { rows } = await tx.execute<Ajena>(sql`
    select c.id_clase, c.dias, to_char(c.hora_inicio, 'HH24:MI') as hora_inicio, to_char(c.hora_final, 'HH24:MI') as hora_final,
      p.fecha_inicio::text as fecha_inicio, p.fecha_final::text as fecha_final,
      pd.fecha_inicio::text as su_inicio, pd.fecha_final::text as su_final, m.nombre as materia, c.salon,
      concat_ws(' ', f.nombre, f.apellido_paterno, f.apellido_materno) as facilitador, cucs.nombre as cuc, g.nombre as grupo,
      array_agg(concat_ws(' ', e.nombre, e.apellidopaterno, e.apellidomaterno) order by e.apellidopaterno, e.nombre, e.matricula) as estudiantes
    from ${clases} d
    join ${periodos} pd on pd.id_periodo = d.id_periodo
    join ${clases} c on c.id_clase = any(${sql.param(chocan)})
    join ${clasesEstudiantes} ce on ce.id_clase = c.id_clase and ce.matricula = any(${sql.param(matriculas)})
    join ${periodos} p on p.id_periodo = c.id_periodo
    join ${materias} m on m.id_materia = c.id_materia
    join ${facilitadores} f on f.matricula = c.matricula
    join ${grupos} g on g.clave_grupo = c.clave_grupo
    join ${cucs} on cucs.clave_cuc = g.clave_cuc
    join ${estudiantes} e on e.matricula = ce.matricula
    where d.id_clase = ${id_clase}
    group by c.id_clase, p.id_periodo, pd.id_periodo, m.id_materia, f.matricula, g.clave_grupo, cucs.clave_cuc
    order by c.hora_inicio, c.id_clase`)
  return rows.map(({ estudiantes, su_inicio, su_final, ...otra }) =>
    findingOf(
      declarada,
      { name: 'choques', impide: impiden.includes('choques') },
      { key: id_clase, values: {} },
      {
        field: 'estudiantes',
        text: fraseDeChoque('estudiantes', otra, { dias, fecha_inicio: su_inicio, fecha_final: su_final }, estudiantes),
        mark: otra.id_clase,
        of: { resource: declarada.name, key: otra.id_clase },
      },
    ),
  )
}

/** Returns which of these students take which class at the time of one: a query of its own, since mostly nobody does. */
export const coincidencias = async (tx: Queryable, id_clase: string, matriculas: readonly string[]) => {
  const { rows } = await tx.execute<{ id_clase: string; matricula: string }>(sql`
    select distinct c.id_clase, ce.matricula
    from ${clases} d
    join ${periodos} pd on pd.id_periodo = d.id_periodo
    join ${clasesEstudiantes} ce on ce.matricula = any(${sql.param(matriculas)})
    join ${clases} c on c.id_clase = ce.id_clase
    join ${periodos} p on p.id_periodo = c.id_periodo
    where d.id_clase = ${id_clase} and c.id_clase <> d.id_clase
      and ${alMismaHora} and ${enUnMismoDia({ dias: sql`c.dias`, de: 'p' }, { dias: sql`d.dias`, de: 'pd' })}`)
  return rows
}

/** A class that students to be enrolled take already; `su_inicio` and `su_final` are the dates of the one that they are to enter. */
type Ajena = ClaseQueYaEsta & { id_clase: string; estudiantes: string[]; su_inicio: string; su_final: string }
