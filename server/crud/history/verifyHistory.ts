import { asc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/queryable.ts'
import { historial, sellosDeHistorial as sellos } from '../tables.ts'

type Row = Pick<typeof historial.$inferSelect, 'id' | 'entidad' | 'clave' | 'autor' | 'momento'>

/** First place at which history is not what was written: a row that says something else, one that is gone, one that was never linked, links that are gone. */
export type Misfit =
  | { fault: 'changed' | 'unlinked'; row: Row }
  | { fault: 'gone'; id: number }
  | { fault: 'linksGone'; from: number; to: number }

/** Link of a row, which later proves that nothing before it was written anew. */
type Link = { numero: number; huella: string }

/** Follows the chain of hashes from its beginning; answers the first misfit, else the number of rows and the last link. */
export const verifyHistory = async (db: Db): Promise<{ misfit: Misfit } | { rows: number; last: Link | undefined }> => {
  const misfit = (await firstBroken(db)) ?? (await firstUnlinked(db))
  if (misfit) return { misfit }
  const [{ rows, numero } = { rows: 0, numero: null }] = await db
    .select({ rows: sql<number>`count(*)::int`, numero: max(sellos.numero) })
    .from(sellos)
  return { rows, last: numero === null ? undefined : await sealNumbered(db, numero) }
}

/** Returns the link of a number; undefined for none. */
export const sealNumbered = async (db: Db, numero: number): Promise<Link | undefined> => {
  const [link] = await db.select().from(sellos).where(eq(sellos.numero, numero))
  return link && { numero, huella: link.huella.toString('hex') }
}

/** Finds the first link that does not follow from the one before it and from its row. */
const firstBroken = async (db: Db): Promise<Misfit | undefined> => {
  const { rows } = await db.execute<{ numero: string; id_historial: string; before: string; row_exists: boolean }>(sql`
    select numero, id_historial, before, row_exists from (
      select numero, id_historial, huella, coalesce(lag(numero) over links, 0) as before,
        coalesce(lag(huella) over links, '') as previous, exists (select from ${historial} where ${historial.id} = id_historial) as row_exists
      from ${sellos} window links as (order by numero)
    ) chain
    where numero <> before + 1 or huella is distinct from huella_de_historial(previous, id_historial)
    order by chain.numero limit 1`)
  const [link] = rows
  if (!link) return undefined
  const [numero, before, id] = [Number(link.numero), Number(link.before), Number(link.id_historial)]
  if (numero !== before + 1) return { fault: 'linksGone', from: before + 1, to: numero - 1 }
  const [row] = link.row_exists ? await db.select(rowColumns).from(historial).where(eq(historial.id, id)) : []
  return row ? { fault: 'changed', row } : { fault: 'gone', id }
}

const firstUnlinked = async (db: Db): Promise<Misfit | undefined> => {
  const [row] = await db
    .select(rowColumns)
    .from(historial)
    .where(sql`not exists (select from ${sellos} where ${sellos.id_historial} = ${historial.id})`)
    .orderBy(asc(historial.id))
    .limit(1)
  return row && { fault: 'unlinked', row }
}

const rowColumns = {
  id: historial.id,
  entidad: historial.entidad,
  clave: historial.clave,
  autor: historial.autor,
  momento: historial.momento,
}
