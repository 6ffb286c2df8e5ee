import type { Context } from 'hono'
import { adviceHeader } from '../../../src/schema/advice.ts'
import type { AppEnv } from '../../contexto.ts'
import type { AdviceTaken } from '../advice/advisor.ts'
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
    advice: adviceTaken(c),
    passed: new Map(),
  }
}

/** What a caller says of advice by its header, and what the installation does not let pass. */
const adviceTaken = (c: Context<AppEnv>): AdviceTaken => {
  const said = c.req.header(adviceHeader)
  return {
    seen: said === undefined ? undefined : new Set(said.split(',').map(id => id.trim())),
    refused: c.var.opciones.impiden ?? [],
  }
}
