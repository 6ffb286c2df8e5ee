import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import { accounts } from '../accounts.ts'
import { noticeRoom } from './noticeRoom.ts'

/** Marks as read the unread notices of a kind (`which`) of all accounts that meet a condition (`whose`). What somebody else is writing at this moment stays as it is. */
export const markNoticesRead = async (
  tx: Queryable,
  { whose, which, moment }: { whose: SQL; which: SQL | undefined; moment: Date },
): Promise<void> => {
  const { avisos } = noticeRoom().tables
  const { key } = accounts()
  const theirs = tx.select({ id: key }).from(key.table).where(whose)
  const unread = tx
    .select({ id: avisos.id })
    .from(avisos)
    .where(and(inArray(avisos.usuario_id, theirs), isNull(avisos.leido), which))
    .for('update', { skipLocked: true })
  await tx.update(avisos).set({ leido: moment }).where(inArray(avisos.id, unread))
}
