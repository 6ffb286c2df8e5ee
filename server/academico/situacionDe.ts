import { eq, sql, type SQL } from 'drizzle-orm'
import type { Situacion } from '../../src/domain/reinscripcion.ts'
import { universidad } from '../../src/domain/universidad.ts'
import type { Queryable } from '../db/queryable.ts'
import { columnOf } from '../crud/registry.ts'
import { planOnce } from '../db/planOnce.ts'
import { tables } from '../university/tables.ts'
import { clasesEstudiantes, situaciones } from './tables.ts'
import { pasos } from '../crud/casos/tables.ts'

const { clases, estudiantes, periodos, programas, reinscripciones } = tables

/** Returns what the rule of re-enrolment needs of a student; undefined when there is none. */
export const situacionDe = async (
  tx: Queryable,
  matricula: string,
): Promise<(Situacion & { id_periodo: string | null }) | undefined> => {
  const [fila] = await planOnce(
    tx
      .select({
        estatus: estudiantes.estatus,
        semestre: estudiantes.semestre,
        duracion: programas.duracion,
        ultimo: ultimoEnJson,
      })
      .from(estudiantes)
      .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
      .where(eq(estudiantes.matricula, matricula)),
  )
  if (!fila) return undefined
  const { id_periodo = null, ...ultimo } = fila.ultimo ?? {}
  return { ...fila, id_periodo, ultimo: 'periodo' in ultimo ? ultimo : null }
}

/** Returns the same rule as a condition on `estudiantes`, read from `situaciones`. */
export const porReinscribir = (): SQL =>
  sql`exists (select from ${situaciones} where ${eq(situaciones.matricula, estudiantes.matricula)} and ${eq(situaciones.clave_cuc, columnOf(estudiantes, 'del_cuc'))} and ${situaciones.por_reinscribir})`

/** Selects some figures of the last period in which the student takes classes; no row for one who takes none. */
const ultimoPeriodo = (cifras: SQL) => sql`
  select ${periodos.id_periodo}, ${periodos.nombre}, ${cifras}
  from ${clasesEstudiantes}
    join ${clases} on ${eq(clases.id_clase, clasesEstudiantes.id_clase)}
    join ${periodos} on ${eq(periodos.id_periodo, clases.id_periodo)}
  where ${eq(clasesEstudiantes.matricula, estudiantes.matricula)}
  group by ${periodos.id_periodo}
  order by ${periodos.fecha_inicio} desc, ${periodos.fecha_final} desc, ${periodos.id_periodo} desc
  limit 1`

const reinscripcion = sql`from ${reinscripciones} left join ${pasos} on ${pasos.proceso} = 'reinscripciones' and ${pasos.caso} = ${reinscripciones.id_caso}::text and ${pasos.n} = 1 where ${eq(reinscripciones.matricula, estudiantes.matricula)} and ${reinscripciones.id_periodo} = ultimo.id_periodo`

const ultimoEnJson = sql<(NonNullable<Situacion['ultimo']> & { id_periodo: string }) | null>`(
  select json_build_object('id_periodo', ultimo.id_periodo, 'periodo', ultimo.nombre, 'asignaturas', ultimo.asignaturas, 'porCalificar', ultimo.por_calificar, 'reinscrito', (
    select json_build_object('autor', ${pasos.autor}, 'fecha', (${pasos.momento} at time zone ${universidad.zonaHoraria})::date) ${reinscripcion}))
  from (${ultimoPeriodo(sql`count(*) as asignaturas, coalesce(array_agg(${clases.nombre} order by ${clases.nombre}) filter (where not ${clases.status_escolar}), '{}') as por_calificar`)}) as ultimo)`
