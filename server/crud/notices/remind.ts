import { house } from '../../../src/schema/house.ts'
import type { AppOptions, Queryable } from '../../context.ts'
import { tell, type Notice } from './tell.ts'

type Reminder = Omit<Notice, 'once'> & {
  /** What they are reminded of; of the same an account is reminded once a day at most. */
  what: string
}

/** Reminds people, in one step and in the transaction it is given, of what awaits them. Answers how many had not been reminded of it today. */
export const remind = (
  tx: Queryable,
  options: Pick<AppOptions, 'now' | 'address' | 'wakeCorreos'>,
  { what, ...notice }: Reminder,
): Promise<number> => tell(tx, options, { ...notice, once: `recordatorio ${house().today(options.now())} ${what}` })
