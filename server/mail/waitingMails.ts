import { gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { clockSlack } from '../process/isAhead.ts'
import { correos } from './tables.ts'

/** Counts the e-mails that should have left: those that wait for more than an hour, and those dated by a clock that was ahead. */
export const waitingMails = async (db: Queryable, now: Date): Promise<{ late: number; ahead: number }> => {
  const moment = now.getTime()
  const late = lte(correos.creado, new Date(moment - hour))
  const ahead = gt(correos.creado, new Date(moment + clockSlack))
  const [total] = await db
    .select({
      late: sql<number>`count(*) filter (where ${late})::int`,
      ahead: sql<number>`count(*) filter (where ${ahead})::int`,
    })
    .from(correos)
    .where(isNotNull(correos.siguiente))
  return total ?? { late: 0, ahead: 0 }
}

const hour = 3_600_000
