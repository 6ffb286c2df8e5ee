import { sql, type SQL } from 'drizzle-orm'
import type { ClaseQueYaEsta, PorQue } from '../../../src/domain/choques.ts'
import { alMismaHora } from '../../academico/alMismaHora.ts'
import type { Queryable } from '../../contexto.ts'

/** A class that would be held; a new one has no key yet. */
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

/** A class that has something in common with one of those that were asked for: which one (`n`), and what. */
export type ClaseEnComun = ClaseQueYaEsta & { n: number; por: PorQue; id_clase: string; estudiantes: string[] | null }

/** The field beside which each kind is said. */
export const campoDe: Readonly<Record<PorQue, string>> = {
  facilitador: 'matricula',
  grupo: 'clave_grupo',
  salon: 'salon',
  estudiantes: 'dias',
}

/**
 * The classes of overlapping periods that share their facilitador (in any campus), group, room (of the campus) or students with
 * these: those held at the same time, or of the whole week. The same rule as `seTraslapan` of the domain; a test holds them equal.
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
      sql`select n, id_clase, id_periodo, clave_grupo, matricula, salon, dias, hora_inicio, hora_final from jsonb_to_recordset(${dichas}::jsonb) as x(n int, id_clase uuid, id_periodo uuid, clave_grupo text, matricula text, salon text, dias int[], hora_inicio time, hora_final time) limit ${propuestas.length}`,
      alMismoTiempo ? alMismaHora : sql`true`,
    ),
  )
  return rows
}

/** A class of the campus that was asked for, and one that is held at the same time. */
export type Choque = ClaseEnComun & { id_una: string; una_materia: string; una_grupo: string; una_dias: number[] }

/** The classes of a campus in a period that are held while another is which shares something with them, each pair once; of very many the first that are found, and whether there are more. Of two classes of different groups one is not of the student's own: looking from there finds them all. */
export const choquesDelCuc = async (
  tx: Queryable,
  clave_cuc: string,
  id_periodo: string,
): Promise<{ choques: readonly Choque[]; mas: boolean }> => {
  const { rows } = await tx.execute<Choque>(sql`
    select x.*, u.id_clase as id_una, m.nombre as una_materia, g.nombre as una_grupo, u.dias as una_dias
    from (${enComun(
      sql`select row_number() over (order by c.hora_inicio, c.id_clase)::int as n, c.id_clase, c.id_periodo, c.clave_grupo, c.matricula, c.salon, c.dias, c.hora_inicio, c.hora_final from clases c where c.del_cuc = ${clave_cuc} and c.id_periodo = ${id_periodo}`,
      alMismaHora,
      { deQuienes: sql`e.clave_grupo <> d.clave_grupo`, cuantos: sql`limit ${mirados + 1}`, todas: true },
    )}) x
    join clases u on u.id_clase = x.id_dicha
    join materias m on m.id_materia = u.id_materia
    join grupos g on g.clave_grupo = u.clave_grupo
    order by x.n`)
  const dichos = new Set<string>()
  const choques = rows.filter(({ por, id_una, id_clase }) => {
    const par = JSON.stringify([por, ...[id_una, id_clase].toSorted()])
    return !dichos.has(par) && dichos.add(par)
  })
  return { choques, mas: rows.length > mirados }
}

/** So many rows are looked at, most pairs twice: a campus whose timetable is not made yet may have a million. */
const mirados = 1000

/** Says of which students clashes are sought and how many at most; `todas` where the classes are all of a campus, so that none of it is left out beforehand for its hour. */
type Modo = { deQuienes?: SQL; cuantos?: SQL; todas?: boolean }

const enComun = (
  dichas: SQL,
  horas: SQL,
  { deQuienes = sql`true`, cuantos = sql``, todas = false }: Modo = {},
): SQL => sql`
  with dichas as materialized (${dichas}),
  d as materialized (
    select dichas.*, g.clave_cuc, p.fecha_inicio, p.fecha_final
    from dichas join grupos g on g.clave_grupo = dichas.clave_grupo join periodos p on p.id_periodo = dichas.id_periodo
  ),
  vigentes as materialized (
    select p.id_periodo, p.fecha_inicio, p.fecha_final from periodos p
    where exists (select from d where p.fecha_inicio <= d.fecha_final and d.fecha_inicio <= p.fecha_final)
  ),
  delcuc as materialized (
    select c.id_clase, c.dias, c.hora_inicio, c.hora_final, c.del_cuc as clave_cuc, c.salon as escrito
    from clases c
    where c.del_cuc = any(array(select clave_cuc from d)) and ${vigente} and ${todas ? sql`true` : sql`exists (select from d where c.dias && d.dias and ${horas})`}
  ),
  nombrados as materialized (
    select escrito, sin_acentos(escrito) as salon from (select escrito from delcuc union select salon from d) x
  ),
  suyas as materialized (
    select d.n, d.id_clase, d.clave_grupo, d.dias, d.hora_inicio, d.hora_final, ce.matricula
    from d join clases_estudiantes ce on ce.id_clase = d.id_clase
  ),
  otras as materialized (
    select ce.matricula, c.id_clase, c.clave_grupo, c.dias, c.hora_inicio, c.hora_final
    from (select distinct matricula from suyas) as quien join clases_estudiantes ce on ce.matricula = quien.matricula
    join clases c on c.id_clase = ce.id_clase and ${vigente}
  ),
  salones as materialized (select delcuc.*, nombrados.salon from delcuc join nombrados using (escrito)),
  ensalones as materialized (select d.*, nombrados.salon as nombrado from d join nombrados on nombrados.escrito = d.salon),
  hallados as (
    select d.n, 'facilitador' as por, c.id_clase, null::text[] as estudiantes
    from d join clases c on c.matricula = d.matricula and ${vigente}
    where ${distinta} and c.dias && d.dias and ${horas}
    union all
    select d.n, 'grupo', c.id_clase, null
    from d join clases c on c.clave_grupo = d.clave_grupo and ${vigente}
    where ${distinta} and c.dias && d.dias and ${horas}
    union all
    select d.n, 'salon', c.id_clase, null
    from ensalones d join salones c on c.clave_cuc = d.clave_cuc and c.salon = d.nombrado
    where ${distinta} and c.dias && d.dias and ${horas}
    union all
    select d.n, 'estudiantes', c.id_clase, array_agg(distinct concat_ws(' ', e.nombre, e.apellidopaterno, e.apellidomaterno))
    from suyas d join otras c on c.matricula = d.matricula join estudiantes e on e.matricula = d.matricula
    where ${distinta} and ${deQuienes} and c.clave_grupo <> d.clave_grupo and c.dias && d.dias and ${horas}
    group by d.n, c.id_clase
    ${cuantos}
  )
  select h.n, d.id_clase as id_dicha, h.por, h.id_clase, h.estudiantes, c.dias,
    to_char(c.hora_inicio, 'HH24:MI') as hora_inicio, to_char(c.hora_final, 'HH24:MI') as hora_final,
    p.fecha_inicio::text as fecha_inicio, p.fecha_final::text as fecha_final,
    m.nombre as materia, concat_ws(' ', f.nombre, f.apellido_paterno, f.apellido_materno) as facilitador,
    cucs.nombre as cuc, g.nombre as grupo, c.salon
  from hallados h
  join d on d.n = h.n
  join clases c on c.id_clase = h.id_clase
  join periodos p on p.id_periodo = c.id_periodo
  join materias m on m.id_materia = c.id_materia
  join facilitadores f on f.matricula = c.matricula
  join grupos g on g.clave_grupo = c.clave_grupo
  join cucs on cucs.clave_cuc = g.clave_cuc
  where p.fecha_inicio <= d.fecha_final and d.fecha_inicio <= p.fecha_final
  order by h.n, array_position(array['facilitador', 'grupo', 'salon', 'estudiantes'], h.por), c.hora_inicio, h.id_clase`

const vigente = sql.raw('c.id_periodo = any(array(select id_periodo from vigentes))')
const distinta = sql.raw('c.id_clase is distinct from d.id_clase')
