import { sql, type SQL } from 'drizzle-orm'
import { clasesEstudiantes, situaciones } from '../../academico/tables.ts'
import { tables } from '../../university/tables.ts'

const { clases, estudiantes } = tables

/** SQL: a class `c` of a period that overlaps a proposed one. */
export const vigente = sql.raw('c.id_periodo = any(array(select id_periodo from vigentes))')
/** SQL: a class other than the proposed one. */
export const distinta = sql.raw('c.id_clase is distinct from d.id_clase')

/** SQL of the students, any of them, who are enrolled in one of the classes and in one of another group at the same time. */
export const conCualquiera = (horas: SQL) => sql`suyas as materialized (
    select d.n, d.id_clase, d.clave_grupo, d.dias, d.hora_inicio, d.hora_final, ce.matricula
    from d cross join lateral (
      select ce.matricula from ${clasesEstudiantes} ce where ce.id_clase = d.id_clase offset 0
    ) ce
  ),
  otras as materialized (
    select c.matricula, cual.id_clase, cual.clave_grupo, cual.dias, cual.hora_inicio, cual.hora_final
    from (select distinct matricula from suyas) as quien cross join lateral (
      select ce.matricula, ce.id_clase from ${clasesEstudiantes} ce where ce.matricula = quien.matricula offset 0
    ) c cross join lateral (${laClase('c')}) cual
  ),
  coinciden as materialized (
    select d.n, c.id_clase, d.matricula
    from suyas d join otras c on c.matricula = d.matricula
    where ${distinta} and c.clave_grupo <> d.clave_grupo and ${horas} and c.dias && d.dias
  )`

/**
 * SQL of the shared students of all classes of a campus in a period. Reads only enrolments in another group's class
 * (`ajena`): two classes of different groups cannot share others.
 */
// Such a class is a proposed one, one of the campus in an overlapping period (`delcuc`), or one of another campus
// (`en_otro_cuc`): then the proposed one is of the student's own group.
export const conAjenas = (horas: SQL) => sql`suyas as materialized (
    select d.n, d.id_clase, d.clave_grupo, d.dias, d.hora_inicio, d.hora_final, ce.matricula, ce.su_grupo
    from d cross join lateral (${ajenasDe('d')}) ce
  ),
  propias as materialized (
    select c.id_clase, c.clave_grupo, c.dias, c.hora_inicio, c.hora_final
    from (select distinct su_grupo from suyas) as cual cross join lateral (
      select * from ${clases} c where c.clave_grupo = cual.su_grupo and ${vigente} offset 0
    ) c
  ),
  fuera as materialized (
    select c.id_clase, c.dias, c.hora_inicio, c.hora_final, ce.matricula, ce.su_grupo
    from delcuc c cross join lateral (${ajenasDe('c')}) ce
    where c.id_periodo <> all(array(select distinct id_periodo from d))
    union all
    select cual.id_clase, cual.dias, cual.hora_inicio, cual.hora_final, c.matricula, e.clave_grupo
    from ${situaciones} quien cross join lateral (${deQuien('quien')}) c cross join lateral (${laClase('c')}) cual
    join ${estudiantes} e on e.matricula = c.matricula
    where quien.en_otro_cuc and quien.clave_cuc = any(array(select distinct clave_cuc from d)) and cual.del_cuc <> quien.clave_cuc
  ),
  coinciden as materialized (
    select d.n, c.id_clase, d.matricula
    from suyas d join propias c on c.clave_grupo = d.su_grupo
    where ${horas} and c.dias && d.dias and ${inscrito('c', 'd')}
    union all
    select d.n, c.id_clase, d.matricula
    from suyas d cross join lateral (${deQuien('d')}) ce cross join lateral (${laClase('ce')}) c
    where ${distinta} and c.clave_grupo <> d.clave_grupo and ${horas} and c.dias && d.dias
    union all
    select d.n, c.id_clase, c.matricula
    from fuera c join d on d.clave_grupo = c.su_grupo
    where ${horas} and c.dias && d.dias and ${inscrito('d', 'c')}
  )`

/** SQL of the students enrolled in a class of another group than their own, and that group. */
const ajenasDe = (clase: 'c' | 'd') =>
  sql`select ce.matricula, e.clave_grupo as su_grupo
      from (select ce.matricula from ${clasesEstudiantes} ce where ce.id_clase = ${sql.raw(clase)}.id_clase and ce.ajena offset 0) ce
      cross join lateral (select e.clave_grupo from ${estudiantes} e where e.matricula = ce.matricula offset 0) e`

/** SQL of the classes of other groups that a student takes; for a student found by such a class, the others. */
const deQuien = (quien: 'd' | 'quien') =>
  sql`select ce.matricula, ce.id_clase from ${clasesEstudiantes} ce where ce.matricula = ${sql.raw(quien)}.matricula and ce.ajena${quien === 'd' ? sql` and ce.id_clase <> d.id_clase` : sql``} offset 0`

/** SQL: a student also takes a class; looked up once all else holds of both. */
const inscrito = (clase: string, quien: string) =>
  sql`exists (select from ${clasesEstudiantes} ce where ce.id_clase = ${sql.raw(clase)}.id_clase and ce.matricula = ${sql.raw(quien)}.matricula offset 0)`

/** SQL of the class of an enrolment, if it is of an overlapping period. */
const laClase = (inscripcion: 'c' | 'ce') =>
  sql`select * from ${clases} where clases.id_clase = ${sql.raw(inscripcion)}.id_clase and clases.id_periodo = any(array(select id_periodo from vigentes)) offset 0`
