import { sql } from 'drizzle-orm'
import { llaveDePeriodoEscrito } from '../../../src/domain/calificacionesPrevias.ts'
import type { Value } from '../../../src/schema/kinds.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Advisor, FoundAgainst } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { calificacionesPrevias, clases, periodos } = tables

/**
 * Warns of an existing grade: the subject was passed before, has another ordinary grade of the period (kardex and
 * average would count both), or an annulled one. One of the same kind is refused.
 */
export const acreditadas: Advisor = {
  of: 'calificacionesPrevias',
  needs: ['matricula_estudiante', 'id_materia', 'id_periodo', 'periodo_escrito', 'tipo'],
  find: async (tx, proposals) => {
    const dichas = proposals.map(({ key, values }, n) => ({
      n,
      clave: key ?? null,
      matricula: values.matricula_estudiante,
      id_materia: values.id_materia,
      id_periodo: values.id_periodo ?? null,
      escrito: values.periodo_escrito ?? null,
      tipo: values.tipo,
    }))
    const hallazgos = proposals.map((): FoundAgainst[] => [])
    for (const tomada of await tomadasAntes(
      tx,
      dichas.map(({ n, clave, matricula, id_materia }) => ({ n, clave, matricula, id_materia })),
    )) {
      const { n, acreditado, periodo, calificacion } = tomada
      const dicha = dichas[n]
      if (!dicha || (acreditado !== 'Si' && !esDelMismo(tomada, dicha))) continue
      hallazgos[n]?.push({
        field: 'id_materia',
        text: frase[acreditado](periodo ? `en «${periodo}»` : 'en otro periodo', calificacion),
        mark: `${acreditado} ${periodo} ${calificacion}`,
        foretold: esLaMisma(tomada, dicha),
      })
    }
    return hallazgos
  },
}

type Periodo = { id_periodo: Value; escrito: Value; tipo: Value }

/** Tells whether an ordinary grade, or an annulled one, is there already for the given period; a class gives ordinary ones. */
const esDelMismo = ({ tipo, acreditado, ...tomada }: Tomada, dicha: Periodo) =>
  (tipo ?? ordinario) === dicha.tipo &&
  (acreditado === 'Anulada' || dicha.tipo === ordinario) &&
  llaveDe(tomada) === llaveDe(dicha)

const llaveDe = ({ id_periodo, escrito }: Pick<Periodo, 'id_periodo' | 'escrito'>) =>
  id_periodo ?? llaveDePeriodoEscrito(String(escrito ?? ''))

/** Tells whether the database allows no second one of it (`unique` of the declaration). */
const esLaMisma = (tomada: Tomada, dicha: Periodo) =>
  (['id_periodo', 'escrito', 'tipo'] as const).every(cual => tomada[cual] === dicha[cual])

const ordinario = 'Ordinario'

/** Texts about a grade that is there: passed, failed in the same period, or annulled and so in the way of the right one. */
const frase = {
  Si: (cuando: string, calificacion: string) => `Ya acreditó esta materia ${cuando} con ${calificacion}`,
  No: (cuando: string, calificacion: string) => `Ya tiene calificación de esta materia ${cuando}: ${calificacion}`,
  Anulada: (cuando: string, calificacion: string) =>
    `Esta calificación ya está registrada ${cuando}, con ${calificacion}, y anulada: pida a la coordinación académica que la corrija`,
} as const

/** A grade that is there; `tipo` is null for one that a class gave. */
type Tomada = {
  n: number
  acreditado: keyof typeof frase
  id_periodo: string | null
  escrito: string | null
  tipo: string | null
  periodo: string | null
  calificacion: string
}

/** Returns the grades of these students in these subjects, from closed classes, confirmed or annulled, except the proposed grade itself. */
const tomadasAntes = async (tx: Queryable, dichas: readonly { n: number }[]): Promise<readonly Tomada[]> => {
  const { rows } = await tx.execute<Tomada>(sql`
    with dichas as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(dichas)}::jsonb)
        as x(n int, matricula text, id_materia uuid, clave uuid) limit ${dichas.length}
    ),
    tomadas as (
      select d.n, ce.acreditado, c.id_periodo, null as escrito, null as tipo, p.nombre as periodo, ce.calificacion
      from dichas d join ${clasesEstudiantes} ce on ce.matricula = d.matricula and ce.id_materia = d.id_materia and ce.acreditado <> ''
      join ${clases} c on c.id_clase = ce.id_clase join ${periodos} p on p.id_periodo = c.id_periodo
      union all
      select d.n, case when cp.estado = 'Anulada' then 'Anulada' when cp.calificacion >= calificacion_aprobatoria() then 'Si' else 'No' end,
        cp.id_periodo, cp.periodo_escrito, cp.tipo, coalesce(p.nombre, cp.periodo_escrito), cp.calificacion
      from dichas d join ${calificacionesPrevias} cp on cp.matricula_estudiante = d.matricula and cp.id_materia = d.id_materia
        and cp.estado in ('Confirmada', 'Anulada') and cp.id_calificacion is distinct from d.clave
      left join ${periodos} p on p.id_periodo = cp.id_periodo
    )
    select n, acreditado, id_periodo, escrito, tipo, periodo, trim_scale(calificacion)::text as calificacion
    from tomadas order by n, acreditado desc, periodo, calificacion`)
  return rows
}
