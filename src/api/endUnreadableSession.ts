import { waitingNotices } from './waitingNotices.ts'
import { callApi } from './callApi.ts'
import { endSession } from './endSession.ts'
import { unreadableCredentials, currentToken } from './session.ts'

/** Ends a session that cannot be read: leaves the reason as a notice and does not wait for the server. (A §4) */
export function endUnreadableSession(): void {
  waitingNotices.add({ type: 'error', text: unreadableCredentials })
  if (currentToken()) requestSignOut().catch(() => undefined)
  endSession('salida')
}

/** Sends DELETE logout with the token of the session, but outside its calls: a 401, for a session that is over already, rejects like every other failure. */
export const requestSignOut = () =>
  callApi('logout', {
    method: 'DELETE',
    key: null,
    savesNothing: true,
    withoutSession: true,
    headers: { Authorization: `Bearer ${currentToken()}` },
    signal: AbortSignal.timeout(givenUpAfter),
  })

/** Time after which the sign-out request is aborted (ms). */
const givenUpAfter = 10_000
