import { sql, type SQL } from 'drizzle-orm'
import { enUnMismoDia } from '../../academico/enUnMismoDia.ts'
import { tables } from '../../university/tables.ts'
import { conAjenas, conCualquiera, distinta, vigente } from './coinciden.ts'

const { clases, cucs, estudiantes, facilitadores, grupos, materias, periodos } = tables

/** Half of a search: by the classes' own data, or by their students. */
export type Mitad = 'clases' | 'estudiantes'

/**
 * SQL of the classes sharing facilitador, group, room or active students with `dichas`, where `horas` holds of `c` and
 * `d`. `todas`: all classes of a campus, searched by halves, at most `cuantos`.
 */
// Look-ups end in `offset 0`, which forces an index: PostgreSQL would read every class and every enrolment.
export const enComun = (dichas: SQL, horas: SQL, todas?: { mitad: Mitad; cuantos: number }): SQL => sql`
  with dichas as materialized (${dichas}),
  d as materialized (
    select dichas.*, p.fecha_inicio, p.fecha_final from dichas join ${periodos} p on p.id_periodo = dichas.id_periodo
  ),
  vigentes as materialized (
    select p.id_periodo from ${periodos} p
    where exists (
      select from ${periodos} suyo
      where suyo.id_periodo = any(array(select distinct id_periodo from dichas))
        and p.fecha_inicio <= suyo.fecha_final and suyo.fecha_inicio <= p.fecha_final
    )
  ),
  delosmismos as materialized (
    select c.id_clase, c.matricula, c.dias, c.hora_inicio, c.hora_final
    from (select distinct matricula from d) as quien cross join lateral (
      select * from ${clases} c where c.matricula = quien.matricula and ${vigente} offset 0
    ) c
  ),
  delcuc as materialized (
    select c.id_clase, c.id_periodo, c.clave_grupo, c.dias, c.hora_inicio, c.hora_final, c.del_cuc as clave_cuc, c.salon collate "C" as escrito
    from ${clases} c
    where c.del_cuc = any(array(select distinct clave_cuc from d)) and ${vigente} and ${todas ? sql`true` : sql`exists (select from d where c.dias && d.dias and ${horas})`}
  ),
  delgrupo as materialized (${todas ? sql`select * from delcuc` : delGrupo}),
  nombrados as materialized (
    select clave_cuc, escrito, dense_rank() over (order by clave_cuc, sin_acentos(escrito)) as salon
    from (select clave_cuc, escrito from delcuc union select clave_cuc, salon collate "C" from d) x
  ),
  ${todas ? conAjenas(horas) : conCualquiera(horas)},
  salones as materialized (select delcuc.*, nombrados.salon from delcuc join nombrados using (clave_cuc, escrito)),
  ensalones as materialized (select d.*, nombrados.salon as nombrado from d join nombrados on nombrados.clave_cuc = d.clave_cuc and nombrados.escrito = d.salon collate "C"),
  hallados (n, por, id_clase, estudiantes) as (
    ${todas ? sql`${mitades[todas.mitad](horas)} limit ${todas.cuantos}` : sql`${mitades.clases(horas)} union all ${mitades.estudiantes()}`}
  )
  select h.n, d.id_clase as id_dicha, h.por, h.id_clase, h.estudiantes, c.dias,
    d.fecha_inicio::text as su_inicio, d.fecha_final::text as su_final,
    to_char(c.hora_inicio, 'HH24:MI') as hora_inicio, to_char(c.hora_final, 'HH24:MI') as hora_final,
    p.fecha_inicio::text as fecha_inicio, p.fecha_final::text as fecha_final,
    m.nombre as materia, concat_ws(' ', f.nombre, f.apellido_paterno, f.apellido_materno) as facilitador,
    cucs.nombre as cuc, g.nombre as grupo, c.salon
  from hallados h
  join d on d.n = h.n
  join ${clases} c on c.id_clase = h.id_clase
  join ${periodos} p on p.id_periodo = c.id_periodo
  join ${materias} m on m.id_materia = c.id_materia
  join ${facilitadores} f on f.matricula = c.matricula
  join ${grupos} g on g.clave_grupo = c.clave_grupo
  join ${cucs} on cucs.clave_cuc = g.clave_cuc
  where ${enUnMismoDia({ dias: sql`c.dias`, de: 'p' }, { dias: sql`d.dias`, de: 'd' })}
  order by h.n, array_position(array['facilitador', 'grupo', 'salon', 'estudiantes'], h.por), c.hora_inicio, h.id_clase`

const delGrupo = sql`select c.id_clase, c.clave_grupo, c.dias, c.hora_inicio, c.hora_final
    from (select distinct clave_grupo from d) as cual cross join lateral (
      select * from ${clases} c where c.clave_grupo = cual.clave_grupo and ${vigente} offset 0
    ) c`

const mitades = {
  clases: (horas: SQL) => sql`select d.n, 'facilitador' as por, c.id_clase, null::text[] as estudiantes
    from d join delosmismos c on c.matricula = d.matricula
    where ${distinta} and ${horas} and c.dias && d.dias
    union all
    select d.n, 'grupo', c.id_clase, null
    from d join delgrupo c on c.clave_grupo = d.clave_grupo
    where ${distinta} and ${horas} and c.dias && d.dias
    union all
    select d.n, 'salon', c.id_clase, null
    from ensalones d join salones c on c.salon = d.nombrado
    where ${distinta} and ${horas} and c.dias && d.dias`,
  estudiantes:
    () => sql`select x.n, 'estudiantes', x.id_clase, array_agg(distinct concat_ws(' ', e.nombre, e.apellidopaterno, e.apellidomaterno))
    from coinciden x join ${estudiantes} e on e.matricula = x.matricula and e.estatus = 1
    group by x.n, x.id_clase`,
}
