import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/queryable.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { contadosPor } from './contadosPor.ts'
import type { Diferencia } from './recalculate.ts'

/** Rows that are kept counted (`cuentas.sql`): the table with the counts, that of the rows, and, for columns named otherwise there, their expression on the rows. */
export type TablaContada = { contados: PgTable; de: PgTable; dicho?: Readonly<Record<string, SQL>> }

/** Counts the rows anew where the counts differ, in one transaction: whoever writes meanwhile waits, and is counted after. Returns the differences. */
export const recount = (db: Queryable, { contados, de, dicho = {} }: TablaContada): Promise<readonly Diferencia[]> =>
  inTransaction(db, async tx => {
    const por = Object.values(contadosPor(contados)).map(({ name }) => name)
    const nombre = getTableName(contados)
    const [tabla, filas] = [sql.identifier(nombre), de]
    const columnas = sql.join(
      por.map(cada => sql.identifier(cada)),
      sql`, `,
    )
    const valores = sql.join(
      por.map(cada => dicho[cada] ?? sql.identifier(cada)),
      sql`, `,
    )
    await tx.execute(sql`lock table ${tabla} in share row exclusive mode`)
    const { rows } = await tx.execute<Diferencia>(sql`
      select ${nombre}::text as tabla, concat_ws(' ', ${columnas}) as clave,
        jsonb_build_object('cuantos', sum(guardado)) as guardado, jsonb_build_object('cuantos', sum(calculado)) as calculado
      from (
        select ${columnas}, cuantos as guardado, 0 as calculado from ${tabla}
        union all select ${valores}, 0, 1 from ${filas}
      ) as uno
      group by ${columnas} having sum(guardado) <> sum(calculado)`)
    if (rows.length) {
      await tx.execute(sql`delete from ${tabla}`)
      await tx.execute(sql`
        insert into ${tabla} (${columnas}, turno, cuantos)
        select ${columnas}, 0, count(*) from (select ${valores} from ${filas}) as uno (${columnas}) group by ${columnas}`)
    }
    return rows
  })
