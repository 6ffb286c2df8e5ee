import { sql } from 'drizzle-orm'
import { fraseDeSinReinscribir } from '../../../src/domain/reinscripcion.ts'
import { clases as declarada } from '../../../src/resources/clases.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Clase } from '../../academico/claseDe.ts'
import { situaciones } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import { findingOf } from '../../crud/advice/findingsOf.ts'
import { tables } from '../../university/tables.ts'

const { clases, estudiantes, periodos, programas, reinscripciones } = tables

/**
 * Warns of students not re-enrolled after their last period with classes: enrolled in a class of a later one they would
 * no longer be found waiting for it, and would stay in their semester.
 */
export const sinReinscribir = async (
  tx: Queryable,
  { id_clase }: Pick<Clase, 'id_clase'>,
  matriculas: readonly string[],
): Promise<Finding[]> => {
  const { rows } = await tx.execute<SinReinscribir>(sql`
    select p.id_periodo, p.nombre as periodo, not s.cerrado as abierto,
      array_agg(concat_ws(' ', e.nombre, e.apellidopaterno, e.apellidomaterno) order by e.apellidopaterno, e.nombre, e.matricula) as estudiantes
    from ${clases} d
    join ${periodos} pd on pd.id_periodo = d.id_periodo
    join ${situaciones} s on s.matricula in (select jsonb_array_elements_text(${JSON.stringify(matriculas)}::jsonb))
    join ${periodos} p on p.id_periodo = s.id_periodo
    join ${estudiantes} e on e.matricula = s.matricula
    join ${programas} pr on pr.clave_programa = e.clave_programa
    where d.id_clase = ${id_clase} and (p.fecha_inicio, p.fecha_final) < (pd.fecha_inicio, pd.fecha_final)
      and e.estatus = 1 and e.semestre < pr.duracion
      and not exists (select from ${reinscripciones} r where r.matricula = s.matricula and r.id_periodo = s.id_periodo)
    group by p.id_periodo, s.cerrado
    order by p.fecha_inicio, p.id_periodo, s.cerrado desc`)
  return rows.map(({ id_periodo, abierto, estudiantes, ...cual }) =>
    findingOf(
      declarada,
      { name: 'reinscripcion' },
      { key: id_clase, values: {} },
      {
        field: 'estudiantes',
        text: fraseDeSinReinscribir(estudiantes, { ...cual, abierto }),
        mark: abierto ? `${id_periodo} abierto` : id_periodo,
      },
    ),
  )
}

type SinReinscribir = { id_periodo: string; periodo: string; abierto: boolean; estudiantes: string[] }
