import { browserTabs, type TabEvent } from './browserTabs.ts'
import { returnAddress } from './returnAddress.ts'
import { clearSession } from './session.ts'

/** End of a session: its person leaves, or it runs out. */
export type SessionEnd = Exclude<TabEvent, 'entrada' | 'despedida'>

/** Ends the session on this machine and tells the other tabs. (A §4) */
export function endSession(how: SessionEnd): void {
  clearSession()
  if (endHere(how)) browserTabs.announce(how)
}

/** Keeps the return address of this tab when the session ran out, and forgets it when its person left. Returns whether the other tabs are to be told. */
export function endHere(how: SessionEnd): boolean {
  if (how === 'vencida') return returnAddress.expire()
  returnAddress.forget()
  return true
}

/** Longest wait of a sign-out for the server (ms): a shared machine must not keep its person. */
export const longestFarewell = 1000
