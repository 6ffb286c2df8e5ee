import { sql } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { Advisor, Found } from '../../crud/advice/advisor.ts'

/** The classes that nobody would grade: those of a facilitador who is to be inactive. */
export const asignaturasAbiertas: Advisor = {
  of: 'facilitadores',
  needs: ['status'],
  find: async (tx, proposals) => {
    const inactivos = proposals.flatMap(({ key, values }) =>
      key !== undefined && Number(values.status) !== 1 ? key : [],
    )
    const { rows } = await tx.execute<{ matricula: string; cuc: string; cuantas: number }>(sql`
      select c.matricula, cucs.nombre as cuc, count(*)::int as cuantas
      from clases c join cucs on cucs.clave_cuc = c.del_cuc
      where c.matricula = any(${sql.param(inactivos)}) and not c.status_facilitador
        and exists (select from clases_estudiantes ce where ce.id_clase = c.id_clase)
      group by c.matricula, cucs.nombre order by cucs.nombre`)
    return proposals.map(({ key, values }): readonly Found[] => {
      const suyas = Number(values.status) === 1 ? [] : rows.filter(({ matricula }) => matricula === key)
      return suyas.map(({ cuc, cuantas }) => ({
        field: 'status',
        text: `Tiene ${contado(cuantas, 'asignatura', 'asignaturas')} sin calificar en ${cuc}, y ya no podrá entrar a calificarlas: antes pase cada una a otro facilitador`,
        mark: cuc,
      }))
    })
  },
}
