import type { Db, SendMail } from '../../server/context.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { sendDue } from '../../server/mail/sendDue.ts'

/** Empties the outbox whenever it is woken, one round after another and without a clock of its own; `repartido` resolves when all that was committed until now has been handed over. */
export const cartero = (db: Db, now: () => Date, sendMail: SendMail) => {
  let ronda: Promise<unknown> = Promise.resolve()
  const wakeCorreos = () => {
    ronda = ronda.then(() => sendDue({ db, now, log: silentLog, sendMail })).catch(() => undefined)
  }
  return { wakeCorreos, repartido: () => ronda }
}
