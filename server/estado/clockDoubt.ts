import { desc } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { historial } from '../crud/tables.ts'
import { isAhead } from '../process/isAhead.ts'

/** Returns the warning that the clock stands before what was written last: it is wrong now, or was then. */
export const clockDoubt = async (db: Queryable, now: Date): Promise<string[]> => {
  const [last] = await db.select({ momento: historial.momento }).from(historial).orderBy(desc(historial.id)).limit(1)
  return last && isAhead(last.momento, now) ? ['El reloj de la máquina está antes de lo último que se guardó'] : []
}
