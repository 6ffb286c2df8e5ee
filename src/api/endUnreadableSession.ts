import { waitingNotices } from './waitingNotices.ts'
import { callApi } from './callApi.ts'
import { endSession } from './endSession.ts'
import { unreadableCredentials, currentToken } from './session.ts'

/** Ends a session that cannot be read: the person hears why, and nobody waits for the server. (A §4) */
export function endUnreadableSession(): void {
  waitingNotices.add({ type: 'error', text: unreadableCredentials })
  if (currentToken()) requestSignOut().catch(() => undefined)
  endSession('salida')
}

/** DELETE logout, with the token of the session, but not of its calls: that a session is over already is told like every other failure. */
export const requestSignOut = () =>
  callApi('logout', {
    method: 'DELETE',
    key: null,
    savesNothing: true,
    withoutSession: true,
    headers: { Authorization: `Bearer ${currentToken()}` },
    signal: AbortSignal.timeout(givenUpAfter),
  })

/** Milliseconds after which the server is given up. */
const givenUpAfter = 10_000
