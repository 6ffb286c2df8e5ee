import { sql } from 'drizzle-orm'
import { avisoDeAsignaturasSinCalificar } from '../../../src/domain/avisoDeAsignaturasSinCalificar.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Advisor, FoundAgainst } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { bajasTemporales, clases, periodos } = tables

/** Warns of the classes without grades of a student who is to be inactive: each would be closed with a grade for whoever is still in it. */
export const asignaturasEnCurso: Advisor = {
  of: 'estudiantes',
  needs: ['estatus'],
  find: async (tx, proposals) => {
    const inactivos = proposals.flatMap(({ key, values }) =>
      key !== undefined && Number(values.estatus) !== 1 ? key : [],
    )
    const filas = await sinCalificarDe(tx, inactivos)
    return proposals.map(({ key, values }): readonly FoundAgainst[] => {
      const suyas = Number(values.estatus) === 1 ? [] : filas.filter(({ matricula }) => matricula === key)
      return suyas.map(({ id_periodo, periodo, cuantas }) => ({
        field: 'estatus',
        text: avisoDeAsignaturasSinCalificar(cuantas, periodo),
        mark: id_periodo,
      }))
    })
  },
}

/** Counts the classes without grades of the student of each of these leaves: a part of their records. */
export const asignaturasDeBajas = async (
  db: Queryable,
  casos: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ caso: string; cuantas: number }>(sql`
    select b.id_caso as caso, count(c.id_clase)::int as cuantas
    from ${bajasTemporales} b
      left join ${clasesEstudiantes} ce on ce.matricula = b.matricula_estudiante
      left join ${clases} c on c.id_clase = ce.id_clase and not c.status_facilitador
    where b.id_caso = any(${sql.param(casos)}) group by b.id_caso`)
  return new Map(rows.map(({ caso, cuantas }) => [caso, cuantas]))
}

type SinCalificar = { matricula: string; id_periodo: string; periodo: string; cuantas: number }

const sinCalificarDe = async (db: Queryable, matriculas: readonly string[]): Promise<readonly SinCalificar[]> => {
  const { rows } = await db.execute<SinCalificar>(sql`
    select ce.matricula, p.id_periodo, p.nombre as periodo, count(*)::int as cuantas
    from ${clasesEstudiantes} ce
      join ${clases} c on c.id_clase = ce.id_clase and not c.status_facilitador
      join ${periodos} p on p.id_periodo = c.id_periodo
    where ce.matricula = any(${sql.param(matriculas)})
    group by ce.matricula, p.id_periodo order by p.fecha_inicio, p.id_periodo`)
  return rows
}
