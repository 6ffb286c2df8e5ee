import { and, like, ne } from 'drizzle-orm'
import { house } from '../../../src/schema/house.ts'
import type { AppOptions } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { audienceCondition } from './audience.ts'
import { noticeRoom } from './noticeRoom.ts'
import { markNoticesRead } from './markNoticesRead.ts'
import { audiencesOf, tell, type Notice } from './tell.ts'

type Reminder = Omit<Notice, 'once'> & {
  /** Name of what they are reminded of; an account is reminded of the same once a day at most. */
  what: string
}

/**
 * Reminds people, in the given transaction, and marks their unread reminders of the same matter as read. Returns how
 * many had not been reminded of it today.
 */
export const remind = async (
  tx: Queryable,
  options: Pick<AppOptions, 'now' | 'address' | 'wakeCorreos'>,
  { what, ...notice }: Reminder,
): Promise<number> => {
  const once = reminderOf(house().today(options.now()), what)
  const { avisos } = noticeRoom().tables
  await markNoticesRead(tx, {
    whose: audienceCondition(audiencesOf(notice), notice.except ?? []),
    which: and(like(avisos.unico, reminderOf(anyDay, what)), ne(avisos.unico, once)),
    moment: options.now(),
  })
  return tell(tx, options, { ...notice, once })
}

const reminderOf = (day: string, what: string) => `recordatorio ${day} ${what}`

const anyDay = '_'.repeat('2026-01-31'.length)
