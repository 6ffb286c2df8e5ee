import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/queryable.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { correctHeredadas } from './correctHeredadas.ts'
import { recount, type TablaContada } from './recount.ts'
import { tables } from '../university/tables.ts'
import {
  clasesContadas,
  estudiantesContados,
  reportesDebidos,
  situaciones as situacionesGuardadas,
  situacionesContadas,
} from './tables.ts'

/** A stored row that differs from the rows it is made of: the table, the key of the row, and both values. */
export type Diferencia = { tabla: string; clave: string; guardado: Cifras | null; calculado: Cifras }
type Cifras = Readonly<Record<string, unknown>>

/** Compares all that is stored about other rows with these, some thousand rows at a time; reports each difference to `tell`, and corrects it. Returns how many students there are. */
export const recalculate = async (db: Queryable, tell: (difference: Diferencia) => void): Promise<number> => {
  const todas = async (halladas: Promise<readonly Diferencia[]>) => (await halladas).forEach(tell)
  await todas(correctHeredadas(db))
  await todas(recount(db, deEstudiantes))
  await todas(recount(db, deClases))
  await porTandas(db, reportes, tell)
  const estudiantes = await porTandas(db, situaciones, tell)
  await todas(recount(db, deSituaciones))
  return estudiantes
}

/** A table with a stored row for each row of another, under its key: the function that computes it for an array of keys, and the one that renews it. */
type Guardadas = { tabla: PgTable; de: PgTable; clave: string; calcula: string; renueva: string }

const situaciones: Guardadas = {
  tabla: situacionesGuardadas,
  de: tables.estudiantes,
  clave: 'matricula',
  calcula: 'situaciones_calculadas',
  renueva: 'renovar_situaciones',
}
const reportes: Guardadas = {
  tabla: reportesDebidos,
  de: tables.grupos,
  clave: 'clave_grupo',
  calcula: 'reportes_debidos_calculados',
  renueva: 'renovar_reportes_debidos',
}

/** Tables of such rows. */
export const guardadas: readonly Guardadas[] = [situaciones, reportes]

const deEstudiantes: TablaContada = { contados: estudiantesContados, de: tables.estudiantes }
const deClases: TablaContada = { contados: clasesContadas, de: tables.clases }
/** Students counted by where they stand. */
export const deSituaciones: TablaContada = {
  contados: situacionesContadas,
  de: situacionesGuardadas,
  dicho: { por_documentar: sql`por_entregar > 0` },
}

/** Tables of counted rows. */
export const contadas: readonly TablaContada[] = [deEstudiantes, deClases, deSituaciones]

const tanda = 5_000

const porTandas = async (db: Queryable, cuales: Guardadas, tell: (difference: Diferencia) => void) => {
  const { de } = cuales
  const clave = sql.identifier(cuales.clave)
  let todos = 0
  let desde = ''
  for (;;) {
    const { rows } = await db.execute<{ cuantos: number; hasta: string | null }>(sql`
      select count(*)::int as cuantos, max(clave) as hasta
      from (select ${clave} as clave from ${de} where ${clave} > ${desde} order by ${clave} limit ${tanda}) as tanda`)
    const [{ cuantos, hasta } = { cuantos: 0, hasta: null }] = rows
    if (hasta === null) return todos
    for (const diferencia of await renew(db, cuales, sql`${clave} > ${desde} and ${clave} <= ${hasta}`))
      tell(diferencia)
    todos += cuantos
    desde = hasta
  }
}

/** Compares and corrects in one transaction, with the stored rows locked: nobody changes them in between. */
const renew = (db: Queryable, guardadas: Guardadas, cuales: SQL): Promise<readonly Diferencia[]> =>
  inTransaction(db, async tx => {
    const { tabla, de } = guardadas
    const [clave, calcula, renueva] = [guardadas.clave, guardadas.calcula, guardadas.renueva].map(sql.identifier)
    const claves = sql`(select array_agg(${clave}) from ${de} where ${cuales})`
    await tx.execute(sql`select from ${tabla} where ${cuales} order by ${clave} for no key update`)
    const { rows } = await tx.execute<Diferencia>(sql`
      select ${getTableName(tabla)} as tabla, ${clave} as clave, to_jsonb(guardada) as guardado, to_jsonb(calculada) as calculado
      from ${calcula}(${claves}) as calculada left join ${tabla} as guardada using (${clave})
      where to_jsonb(guardada) is distinct from to_jsonb(calculada)`)
    if (rows.length) await tx.execute(sql`select ${renueva}(${claves})`)
    return rows
  })
