import type { SendMail } from '../../server/context.ts'
import type { Db } from '../../server/db/queryable.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { sendDue } from '../../server/mail/sendDue.ts'

/** Delivers the outbox whenever it is woken, one round after another, without a timer. `repartido` resolves when everything committed until now has been delivered. */
export const cartero = (db: Db, now: () => Date, sendMail: SendMail) => {
  let ronda: Promise<unknown> = Promise.resolve()
  const wakeCorreos = () => {
    ronda = ronda.then(() => sendDue({ db, now, log: silentLog, sendMail })).catch(() => undefined)
  }
  return { wakeCorreos, repartido: () => ronda }
}
