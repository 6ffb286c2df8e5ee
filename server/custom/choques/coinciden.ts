import { sql, type SQL } from 'drizzle-orm'

/** A class `c` of a period that overlaps one that is asked for. */
export const vigente = sql.raw('c.id_periodo = any(array(select id_periodo from vigentes))')
/** Another class than the one that is asked for. */
export const distinta = sql.raw('c.id_clase is distinct from d.id_clase')

/** Who is enrolled in one of the classes and in one of another group at the same time: whoever it is. */
export const conCualquiera = (horas: SQL) => sql`suyas as materialized (
    select d.n, d.id_clase, d.clave_grupo, d.dias, d.hora_inicio, d.hora_final, ce.matricula
    from d cross join lateral (
      select ce.matricula from clases_estudiantes ce where ce.id_clase = d.id_clase offset 0
    ) ce
  ),
  otras as materialized (
    select c.matricula, cual.id_clase, cual.clave_grupo, cual.dias, cual.hora_inicio, cual.hora_final
    from (select distinct matricula from suyas) as quien cross join lateral (
      select ce.matricula, ce.id_clase from clases_estudiantes ce where ce.matricula = quien.matricula offset 0
    ) c cross join lateral (${laClase}) cual
  ),
  coinciden as materialized (
    select d.n, c.id_clase, d.matricula
    from suyas d join otras c on c.matricula = d.matricula
    where ${distinta} and c.clave_grupo <> d.clave_grupo and ${horas} and c.dias && d.dias
  )`

/** The same of classes as they are kept, where the one is not of the student's own group: of two of different groups one of both is not, so that of a whole campus only these few enrolments are read. */
export const conAjenas = (horas: SQL) => sql`suyas as materialized (
    select d.n, d.id_clase, d.clave_grupo, d.dias, d.hora_inicio, d.hora_final, ce.matricula, e.clave_grupo as su_grupo
    from d cross join lateral (
      select ce.matricula from clases_estudiantes ce where ce.id_clase = d.id_clase and ce.ajena offset 0
    ) ce cross join lateral (
      select e.clave_grupo from estudiantes e where e.matricula = ce.matricula offset 0
    ) e
  ),
  propias as materialized (
    select c.id_clase, c.clave_grupo, c.dias, c.hora_inicio, c.hora_final
    from (select distinct su_grupo from suyas) as cual cross join lateral (
      select * from clases c where c.clave_grupo = cual.su_grupo and ${vigente} offset 0
    ) c
  ),
  ajenas as materialized (
    select c.matricula, cual.id_clase, cual.clave_grupo, cual.dias, cual.hora_inicio, cual.hora_final
    from (select distinct matricula from suyas) as quien cross join lateral (
      select ce.matricula, ce.id_clase from clases_estudiantes ce where ce.matricula = quien.matricula and ce.ajena offset 0
    ) c cross join lateral (${laClase}) cual
  ),
  coinciden as materialized (
    select d.n, c.id_clase, d.matricula
    from suyas d join propias c on c.clave_grupo = d.su_grupo
    where ${horas} and c.dias && d.dias
      and exists (select from clases_estudiantes ce where ce.id_clase = c.id_clase and ce.matricula = d.matricula)
    union all
    select d.n, c.id_clase, d.matricula
    from suyas d join ajenas c on c.matricula = d.matricula
    where ${distinta} and c.clave_grupo <> d.clave_grupo and ${horas} and c.dias && d.dias
  )`

const laClase = sql.raw(
  'select * from clases where clases.id_clase = c.id_clase and clases.id_periodo = any(array(select id_periodo from vigentes)) offset 0',
)
