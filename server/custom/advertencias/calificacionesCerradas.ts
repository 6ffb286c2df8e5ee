import { inArray, sql } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import { paraBusqueda } from '../../../src/language/busqueda.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Advisor, FoundAgainst, Proposal } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { calificacionesPrevias, clases, materias } = tables

/** Counts the closed and confirmed grades that show a subject's name and credits: kárdex and documents of the past will show the new ones too. */
export const calificacionesCerradas: Advisor = {
  of: 'materias',
  needs: ['nombre', 'creditos'],
  find: async (tx, proposals) => {
    const antes = await materiasDe(
      tx,
      proposals.flatMap(({ key }) => key ?? []),
    )
    const cambios = proposals.map(proposal => cambiosDe(antes.get(proposal.key ?? ''), proposal))
    const cerradas = await cerradasDe(
      tx,
      proposals.flatMap(({ key }, lugar) => (key && cambios[lugar]?.length ? key : [])),
    )
    return proposals.map(({ key }, lugar) => {
      const cuantas = cerradas.get(key ?? '') ?? 0
      return cuantas ? (cambios[lugar] ?? []).map(cambio => hallazgo(cuantas, cambio)) : []
    })
  },
}

type Materia = { id_materia: string; nombre: string; creditos: number }

/** A field that will read otherwise, and what its grades show today; `corrige` where only case or accents change. */
type Cambio = { field: string; dicen: string; diran: string; corrige?: boolean }

const cambiosDe = (antes: Materia | undefined, { values: { nombre, creditos } }: Proposal): readonly Cambio[] => [
  ...(antes && typeof nombre === 'string' && nombre !== antes.nombre
    ? [
        {
          field: 'nombre',
          dicen: antes.nombre,
          diran: `«${nombre}»`,
          corrige: paraBusqueda(nombre) === paraBusqueda(antes.nombre),
        },
      ]
    : []),
  ...(antes && typeof creditos === 'number' && creditos !== antes.creditos
    ? [{ field: 'creditos', dicen: contado(antes.creditos, 'crédito', 'créditos'), diran: String(creditos) }]
    : []),
]

const hallazgo = (cuantas: number, { field, dicen, diran, corrige }: Cambio): FoundAgainst => {
  const quienes = `${contado(cuantas, 'calificación cerrada dice', 'calificaciones cerradas dicen')} «${dicen}»`
  return {
    field,
    text: corrige
      ? `${quienes}: con esta corrección dirán ${diran}`
      : `${quienes}: también dirán ${diran}. Si se trata de otra materia, regístrela con otra clave`,
  }
}

const materiasDe = async (tx: Queryable, claves: readonly string[]): Promise<ReadonlyMap<string, Materia>> => {
  const { id_materia, nombre, creditos } = materias
  const filas = await tx
    .select({ id_materia, nombre, creditos })
    .from(materias)
    .where(inArray(id_materia, [...claves]))
  return new Map(filas.map(fila => [fila.id_materia, fila]))
}

/** Counts the closed or confirmed grades of each of these subjects. */
const cerradasDe = async (tx: Queryable, claves: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (!claves.length) return new Map()
  const { rows } = await tx.execute<{ id_materia: string; cuantas: number }>(sql`
    select m.id_materia, (
      select count(*) from ${clases} c join ${clasesEstudiantes} ce on ce.id_clase = c.id_clase and ce.acreditado <> ''
      where c.id_materia = m.id_materia
    )::int + (
      select count(*) from ${calificacionesPrevias} cp where cp.id_materia = m.id_materia and cp.estado = 'Confirmada'
    )::int as cuantas
    from ${materias} m where m.id_materia = any(${sql.param(claves)}::uuid[])`)
  return new Map(rows.map(({ id_materia, cuantas }) => [id_materia, cuantas]))
}
