import type { Context } from 'hono'
import type { AppEnv } from '../../contexto.ts'
import { requestScopeOf } from '../requestScope.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { accounts, serverHouse } from '../serverHouse.ts'
import type { WriteContext } from './writeContext.ts'

/** The write that a request asks for. */
export const jobOf = (c: Context<AppEnv>, view: ReadPlan): WriteContext => {
  const { scopes, uses } = serverHouse()
  return {
    db: c.var.db,
    view,
    call: requestScopeOf(c),
    changeAccount: (tx, id, change) => accounts().changer(c)(tx, id, change),
    momento: c.var.opciones.hoy(),
    scopes,
    uses,
  }
}
