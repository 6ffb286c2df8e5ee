import { browserTabs } from './browserTabs.ts'
import { returnAddress } from './returnAddress.ts'
import { clearSession } from './session.ts'

/** Ends a session that ran out or that the server no longer takes: the person will come back to where this tab is, and the other tabs hear of it. (A §4) */
export function expireSession(): void {
  clearSession()
  if (returnAddress.expire()) browserTabs.announce('vencida')
}
