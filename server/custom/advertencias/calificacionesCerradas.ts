import { sql } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import { paraBusqueda } from '../../../src/language/busqueda.ts'
import type { Queryable } from '../../context.ts'
import type { Advisor, Found, Proposal } from '../../crud/advice/advisor.ts'

/** Counts the closed and confirmed grades that say a subject's name and credits: kárdex and documents of the past will say the new ones too. */
export const calificacionesCerradas: Advisor = {
  find: async (tx, proposals) => {
    const materias = await cerradasDe(
      tx,
      proposals.flatMap(({ key }) => key ?? []),
    )
    return proposals.map(proposal => {
      const materia = materias.get(proposal.key ?? '')
      return materia?.cuantas ? [...delNombre(materia, proposal), ...deLosCreditos(materia, proposal)] : []
    })
  },
}

type Materia = { id_materia: string; nombre: string; creditos: string; cuantas: number }

const delNombre = ({ nombre, cuantas }: Materia, { values }: Proposal): readonly Found[] => {
  const nuevo = values.nombre
  if (typeof nuevo !== 'string' || nuevo === nombre) return []
  const corrige = paraBusqueda(nuevo) === paraBusqueda(nombre)
  return [
    {
      field: 'nombre',
      text: corrige
        ? `${dicen(cuantas, nombre)}: con esta corrección dirán «${nuevo}»`
        : `${dicen(cuantas, nombre)}: también dirán «${nuevo}». ${otraClave}`,
    },
  ]
}

const deLosCreditos = ({ creditos, cuantas }: Materia, { values }: Proposal): readonly Found[] => {
  const nuevos = values.creditos
  if (typeof nuevos !== 'number' || nuevos === Number(creditos)) return []
  const dichos = contado(Number(creditos), 'crédito', 'créditos')
  return [{ field: 'creditos', text: `${dicen(cuantas, dichos)}: también dirán ${nuevos}. ${otraClave}` }]
}

const otraClave = 'Si se trata de otra materia, regístrela con otra clave'

const dicen = (cuantas: number, dicho: string) =>
  `${contado(cuantas, 'calificación cerrada dice', 'calificaciones cerradas dicen')} «${dicho}»`

/** These subjects as they are kept, each with how many grades say so. */
const cerradasDe = async (tx: Queryable, claves: readonly string[]): Promise<ReadonlyMap<string, Materia>> => {
  const { rows } = await tx.execute<Materia>(sql`
    select m.id_materia, m.nombre, m.creditos::text as creditos, (
      select count(*) from clases c join clases_estudiantes ce on ce.id_clase = c.id_clase and ce.acreditado <> ''
      where c.id_materia = m.id_materia
    )::int + (
      select count(*) from "calificacionesPrevias" cp where cp.id_materia = m.id_materia and cp.estado = 'Confirmada'
    )::int as cuantas
    from materias m where m.id_materia = any(${sql.param(claves)}::uuid[])`)
  return new Map(rows.map(fila => [fila.id_materia, fila]))
}
