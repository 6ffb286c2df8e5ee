import { house } from '../../../src/schema/house.ts'
import type { AppOptions, Queryable } from '../../contexto.ts'
import { tell, type Notice } from './tell.ts'

type Reminder = Omit<Notice, 'once'> & {
  /** What they are reminded of; of the same an account is reminded once a day at most. */
  what: string
}

/** Reminds people, in one step and in the transaction it is given, of what awaits them. Answers how many had not been reminded of it today. */
export const remind = (
  tx: Queryable,
  opciones: Pick<AppOptions, 'hoy' | 'direccion' | 'wakeCorreos'>,
  { what, ...notice }: Reminder,
): Promise<number> => tell(tx, opciones, { ...notice, once: `recordatorio ${house().today(opciones.hoy())} ${what}` })
