import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Pace } from '../../../src/schema/account/noticePace.ts'
import { noticeRoom } from './noticeRoom.ts'

/** Returns how soon an account is told by mail: as it chose, else as is usual for its role. */
export const paceOf = (account: PgColumn, role: PgColumn): SQL<Pace> => {
  const { tables, usual } = noticeRoom()
  const { elecciones_de_avisos: chosen } = tables
  const each = Object.entries(usual).map(([name, pace]) => sql`when ${name} then ${pace}`)
  return sql<Pace>`coalesce((select ${chosen.ritmo} from ${chosen} where ${eq(chosen.usuario_id, account)}), case ${role} ${sql.join(each, sql` `)} else 'nunca' end)`
}
