import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { tables } from '../university/tables.ts'

const { cucs, estudiantes, grupos, programas } = tables

/** One of the matrículas that a person has had. */
export type Etapa = {
  matricula: string
  nombreC: string
  programa: string
  grupo: string
  clave_cuc: string
  cuc: string
  estatus: number
}

/** Returns the matrículas of one person, oldest first: those that this one goes back to, itself, and those that go on from it. */
export const trayectoriaDe = async (db: Queryable, matricula: string): Promise<readonly Etapa[]> => {
  const { rows } = await db.execute<Etapa>(sql`
    with recursive antes as (${desde(matricula)} union select e.matricula, e.matricula_anterior, a.lugar - 1 from ${estudiantes} e join antes a on e.matricula = a.matricula_anterior),
      despues as (${desde(matricula)} union select e.matricula, e.matricula_anterior, d.lugar + 1 from ${estudiantes} e join despues d on e.matricula_anterior = d.matricula),
      toda as (select matricula, lugar from antes union select matricula, lugar from despues)
    select ${estudiantes.matricula}, concat_ws(' ', ${estudiantes.nombre}, ${estudiantes.apellidopaterno}, ${estudiantes.apellidomaterno}) as "nombreC",
      ${programas.nombre} as programa, ${grupos.nombre} as grupo, ${cucs.clave} as clave_cuc, ${cucs.nombre} as cuc, ${estudiantes.estatus}
    from toda join ${estudiantes} on ${estudiantes.matricula} = toda.matricula
      join ${grupos} on ${grupos.clave_grupo} = ${estudiantes.clave_grupo} join ${cucs} on ${cucs.clave} = ${grupos.clave_cuc}
      join ${programas} on ${programas.clave} = ${estudiantes.clave_programa}
    order by toda.lugar`)
  return rows
}

/** Returns the subquery of a person's matrículas up to this one: itself, and those that it goes back to. */
export const matriculasHasta = (matricula: SQLWrapper): SQL =>
  sql`(with recursive suyas as (select e.matricula, e.matricula_anterior from ${estudiantes} e where e.matricula = ${matricula}
      union select e.matricula, e.matricula_anterior from ${estudiantes} e join suyas on e.matricula = suyas.matricula_anterior)
    select matricula from suyas)`

/** Returns the matrículas from which some go on, each (`de`) with the one of those (`quien`). */
export const matriculasAntesDe = async (tx: Queryable, matriculas: readonly string[]) => {
  const { rows } = await tx.execute<{ quien: string; de: string }>(sql`
    with recursive antes as (select matricula as quien, matricula_anterior as de from ${estudiantes} where ${inArray(estudiantes.matricula, [...matriculas])}
      union select a.quien, e.matricula_anterior from ${estudiantes} e join antes a on e.matricula = a.de)
    select quien, de from antes where de is not null`)
  return rows
}

/** Returns the subquery of people's matrículas from these on: themselves, and those under which they go on, also by several readmissions. */
export const matriculasDesde = (matriculas: readonly string[]): SQL =>
  sql`(with recursive siguientes as (select e.matricula from ${estudiantes} e where e.matricula in ${[...matriculas]}
      union select e.matricula from ${estudiantes} e join siguientes on e.matricula_anterior = siguientes.matricula)
    select matricula from siguientes)`

const desde = (matricula: string): SQLWrapper =>
  sql`select matricula, matricula_anterior, 0 as lugar from ${estudiantes} where matricula = ${matricula}`
