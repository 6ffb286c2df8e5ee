import { sql } from 'drizzle-orm'
import type { ClaseQueYaEsta, PorQue } from '../../../src/domain/choques.ts'
import { alMismaHora } from '../../academico/alMismaHora.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import { enComun, type Mitad } from './enComun.ts'

const { clases, grupos, materias } = tables

/** A proposed class; a new one has no key yet. */
export type ClasePropuesta = {
  id_clase: string | null
  id_periodo: string
  clave_grupo: string
  matricula: string | null
  salon: string | null
  dias: readonly number[]
  hora_inicio: string
  hora_final: string
}

/** A class that has something in common with one of the proposed: with which one (`n`), and what. */
export type ClaseEnComun = ClaseQueYaEsta & {
  n: number
  por: PorQue
  id_clase: string
  estudiantes: string[] | null
  /** First day of the period of the proposed class; `su_final` is the last. */
  su_inicio: string
  su_final: string
}

/** Field beside which each kind is shown. */
export const campoDe: Readonly<Record<PorQue, string>> = {
  facilitador: 'matricula',
  grupo: 'clave_grupo',
  salon: 'salon',
  estudiantes: 'dias',
}

/**
 * Returns the classes of overlapping periods that share facilitador, group, room or students with these, at the same
 * time or all week. The same rule as `seTraslapan` of the domain; a test compares them.
 */
export const clasesEnComun = async (
  tx: Queryable,
  propuestas: readonly ClasePropuesta[],
  { alMismoTiempo = true } = {},
): Promise<readonly ClaseEnComun[]> => {
  // The limit tells the planner how few they are: without it a hundred are assumed, and all classes are read.
  const dichas = JSON.stringify(propuestas.map((clase, n) => ({ ...clase, n })))
  const { rows } = await tx.execute<ClaseEnComun>(
    enComun(
      sql`select x.*, g.clave_cuc from jsonb_to_recordset(${dichas}::jsonb) as x(n int, id_clase uuid, id_periodo uuid, clave_grupo text, matricula text, salon text, dias int[], hora_inicio time, hora_final time) join ${grupos} g using (clave_grupo) limit ${propuestas.length}`,
      alMismoTiempo ? alMismaHora : sql`true`,
    ),
  )
  return rows
}

/** A clash: a class of the campus, and one that is held at the same time. */
type Choque = ClaseEnComun & { id_una: string; una_materia: string; una_grupo: string; una_dias: number[] }

/**
 * Returns the clashing classes of a campus in a period, each pair once, the first `mirados` at most, and whether there
 * are more. Searches both halves at once, so `db` must not be a transaction.
 */
export const choquesDelCuc = async (
  db: Queryable,
  clave_cuc: string,
  id_periodo: string,
): Promise<{ choques: readonly Choque[]; mas: boolean }> => {
  const mitad = (cual: Mitad) =>
    db.execute<Choque>(sql`
      select x.*, u.id_clase as id_una, m.nombre as una_materia, g.nombre as una_grupo, u.dias as una_dias
      from (${enComun(
        sql`select row_number() over (order by c.hora_inicio, c.id_clase)::int as n, c.id_clase, c.id_periodo, c.clave_grupo, c.del_cuc as clave_cuc, c.matricula, c.salon, c.dias, c.hora_inicio, c.hora_final from ${clases} c where c.del_cuc = ${clave_cuc} and c.id_periodo = ${id_periodo}`,
        alMismaHora,
        { mitad: cual, cuantos: mirados + 1 },
      )}) x
      join ${clases} u on u.id_clase = x.id_dicha
      join ${materias} m on m.id_materia = u.id_materia
      join ${grupos} g on g.clave_grupo = u.clave_grupo
      order by x.n`)
  const mitades = await Promise.all([mitad('clases'), mitad('estudiantes')])
  const rows = mitades.flatMap(({ rows }) => rows).slice(0, mirados + 1)
  const dichos = new Set<string>()
  const choques = rows
    .toSorted((una, otra) => una.n - otra.n)
    .filter(({ por, id_una, id_clase }) => {
      const par = JSON.stringify([por, ...[id_una, id_clase].toSorted()])
      return !dichos.has(par) && dichos.add(par)
    })
  return { choques, mas: rows.length > mirados }
}

/** Rows read at most, most pairs twice: a campus whose timetable is not made yet may have a million. */
const mirados = 1000
