import { sql } from 'drizzle-orm'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../context.ts'
import type { Advisor, Found } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { calificacionesPrevias, clases, periodos } = tables

/** The grade that is there already: the subject was passed before, or has another ordinary grade of the same period, and kardex and average would count both; or it stands annulled in the way of the right one. One of the same period and kind is refused. */
export const acreditadas: Advisor = {
  of: 'calificacionesPrevias',
  needs: ['matricula_estudiante', 'id_materia', 'id_periodo', 'periodo_escrito', 'tipo'],
  find: async (tx, proposals) => {
    const dichas = proposals.map(({ key, values }, n) => ({
      n,
      matricula: values.matricula_estudiante,
      id_materia: values.id_materia,
      id_periodo: values.id_periodo,
      escrito: values.periodo_escrito,
      tipo: values.tipo,
      clave: key ?? null,
    }))
    const hallazgos = proposals.map((): Found[] => [])
    for (const { n, acreditado, periodo, calificacion, la_misma } of await tomadasAntes(tx, dichas))
      hallazgos[n]?.push({
        field: 'id_materia',
        text: frase[acreditado](periodo ? `en «${periodo}»` : 'en otro periodo', calificacion),
        mark: `${acreditado} ${periodo} ${calificacion}`,
        refused: la_misma,
      })
    return hallazgos
  },
}

/** What is said of a grade that is there: passed, failed in the same period, or annulled and so in the way of the right one. */
const frase = {
  Si: (cuando: string, calificacion: string) => `Ya acreditó esta materia ${cuando} con ${calificacion}`,
  No: (cuando: string, calificacion: string) => `Ya tiene calificación de esta materia ${cuando}: ${calificacion}`,
  Anulada: (cuando: string, calificacion: string) =>
    `Esta calificación ya está registrada ${cuando}, con ${calificacion}, y anulada: pida a la coordinación académica que la corrija`,
} as const

type Tomada = {
  n: number
  acreditado: keyof typeof frase
  periodo: string | null
  calificacion: string
  la_misma: boolean
}

/** What these students have of these subjects, in closed classes, confirmed or annulled, but for the grade that is spoken of itself. */
const tomadasAntes = async (tx: Queryable, dichas: readonly { n: number }[]): Promise<readonly Tomada[]> => {
  const { rows } = await tx.execute<Tomada>(sql`
    with dichas as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(dichas)}::jsonb)
        as x(n int, matricula text, id_materia uuid, id_periodo uuid, escrito text, tipo text, clave uuid) limit ${dichas.length}
    ),
    tomadas as (
      select d.n, ce.acreditado, p.nombre as periodo, ce.calificacion, d.id_periodo = c.id_periodo and d.tipo = 'Ordinario' as del_mismo, false as la_misma
      from dichas d join ${clasesEstudiantes} ce on ce.matricula = d.matricula and ce.id_materia = d.id_materia and ce.acreditado <> ''
      join ${clases} c on c.id_clase = ce.id_clase join ${periodos} p on p.id_periodo = c.id_periodo
      union all
      select d.n, case when cp.estado = 'Anulada' then 'Anulada' when cp.calificacion >= calificacion_aprobatoria() then 'Si' else 'No' end, coalesce(p.nombre, cp.periodo_escrito),
        cp.calificacion,
        cp.tipo = d.tipo and (cp.estado = 'Anulada' or cp.tipo = 'Ordinario') and coalesce(cp.id_periodo::text, ${elMismo('cp.periodo_escrito')}) = coalesce(d.id_periodo::text, ${elMismo('d.escrito')}),
        (cp.tipo, cp.id_periodo, cp.periodo_escrito) is not distinct from (d.tipo, d.id_periodo, d.escrito)
      from dichas d join ${calificacionesPrevias} cp on cp.matricula_estudiante = d.matricula and cp.id_materia = d.id_materia
        and cp.estado in ('Confirmada', 'Anulada') and cp.id_calificacion is distinct from d.clave
      left join ${periodos} p on p.id_periodo = cp.id_periodo
    )
    select n, acreditado, periodo, trim_scale(calificacion)::text as calificacion, la_misma
    from tomadas where acreditado = 'Si' or del_mismo
    order by n, acreditado desc, periodo, calificacion`)
  return rows
}

/** How a written period is compared: its capitals, accents and blanks make no other one, as in kardex and boletas. */
const elMismo = (columna: string) => sql.raw(String.raw`regexp_replace(sin_acentos(${columna}), '\s+', ' ', 'g')`)
