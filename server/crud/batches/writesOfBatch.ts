import { and, asc, eq } from 'drizzle-orm'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inNamesOfToday, renamings, rowsOfTable } from '../history/namesThen.ts'
import { historial } from '../tables.ts'

/** Reads what a batch wrote of a resource, in its order and in the names of today; `most` of it where there may be more than a person looks at. */
export const writesOfBatch = async (tx: Queryable, { name }: AnyResource, batchId: string, most?: number) => {
  const renamed = await renamings(tx)
  const query = tx
    .select()
    .from(historial)
    .where(and(eq(historial.lote, batchId), rowsOfTable(renamed, name)))
    .orderBy(asc(historial.id))
  const rows = await (most === undefined ? query : query.limit(most))
  const today = (row: (typeof rows)[number], values: typeof row.antes) => values && inNamesOfToday(renamed, row, values)
  return rows.map(row => ({ ...row, antes: today(row, row.antes), despues: today(row, row.despues) }))
}
