import { browserTabs, type TabEvent } from './browserTabs.ts'
import { returnAddress } from './returnAddress.ts'
import { clearSession } from './session.ts'

/** How a session ends: its person leaves, or it runs out. */
export type SessionEnd = Exclude<TabEvent, 'entrada'>

/** Ends the session on this machine: forgets it, and tells the other tabs. (A §4) */
export function endSession(how: SessionEnd): void {
  clearSession()
  if (endHere(how)) browserTabs.announce(how)
}

/** Does what an end means to the way back, which this tab keeps when the session ran out and forgets when its person left. Answers whether the other tabs are to hear of it. */
export function endHere(how: SessionEnd): boolean {
  if (how === 'vencida') return returnAddress.expire()
  returnAddress.forget()
  return true
}
