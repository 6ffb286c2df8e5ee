import type { Context } from 'hono'
import type { Entorno } from '../../contexto.ts'
import { callOf } from '../call.ts'
import type { View } from '../read/view.ts'
import { accounts, serverHouse } from '../serverHouse.ts'
import type { Job } from './job.ts'

/** The write that a request asks for. */
export const jobOf = (c: Context<Entorno>, view: View): Job => {
  const { scopes, uses } = serverHouse()
  return {
    db: c.var.db,
    view,
    call: callOf(c),
    changeAccount: (tx, id, change) => accounts().changer(c)(tx, id, change),
    momento: c.var.opciones.hoy(),
    scopes,
    uses,
  }
}
