import { sql } from 'drizzle-orm'
import type { Advisor, Found } from '../../crud/advice/advisor.ts'

/** What kardex and certificates of before say of a subject: a new name or other credits change them all. */
export const materiaCursada: Advisor = {
  find: async (tx, proposals) => {
    const claves = proposals.flatMap(({ key }) => key ?? [])
    const { rows } = await tx.execute<{ id_materia: string; nombre: string; creditos: number }>(sql`
      select m.id_materia, m.nombre, m.creditos::float as creditos from materias m
      where m.id_materia = any(${sql.param(claves)}::uuid[]) and (
        exists (select from clases c where c.id_materia = m.id_materia and c.status_escolar)
        or exists (select from "calificacionesPrevias" p where p.id_materia = m.id_materia and p.estado = 'Confirmada')
      )`)
    const cursadas = new Map(rows.map(fila => [fila.id_materia, fila]))
    return proposals.map(({ key, values }): readonly Found[] => {
      const antes = key === undefined ? undefined : cursadas.get(key)
      if (!antes) return []
      const { nombre, creditos } = values
      return [
        ...(nombre === antes.nombre ? [] : [{ field: 'nombre', text: frase(`se llamará «${nombre}»`) }]),
        ...(Number(creditos) === antes.creditos
          ? []
          : [{ field: 'creditos', text: frase(`tendrá ${creditos} créditos en vez de ${antes.creditos}`) }]),
      ]
    })
  },
}

const frase = (cambio: string) =>
  `También en el kardex de quienes ya la cursaron ${cambio}. Si es otra materia, regístrela con otra clave`
