import { waitingNotices, type WaitingNotice } from './waitingNotices.ts'
import { drafts } from './drafts.ts'
import { ApiError } from './ApiError.ts'
import { failureNotice } from './failureNotice.ts'
import { endUnreadableSession, requestSignOut } from './endUnreadableSession.ts'
import { browserTabs } from './browserTabs.ts'
import { noAnswer } from './sendRequest.ts'
import { giveUpSession, currentSession, isSessionUnreadable, currentToken } from './session.ts'
import { identityOf } from './currentUser.ts'
import { endSession, longestFarewell } from './endSession.ts'

/**
 * Signs out: DELETE logout, its message or failure as a notice, session and drafts cleared in every tab whatever
 * happens. Waits `longestFarewell` for the server; drops a notice that comes later. (A §7)
 */
export async function signOut(): Promise<void> {
  if (isSessionUnreadable()) return endUnreadableSession()
  if (!currentToken()) return endSession('vencida')
  const usuario = currentSession()?.usuario
  giveUpSession()
  browserTabs.announce('despedida')
  let out = false
  const farewell = farewellOf().then(notice => {
    if (notice && !(out && currentToken())) waitingNotices.add(notice)
  })
  await Promise.race([farewell, new Promise(resolve => setTimeout(resolve, longestFarewell))])
  if (usuario) void drafts.destroy(identityOf(usuario))
  endSession('salida')
  out = true
}

/** Requests the sign-out and returns its notice; `undefined` when the server sends no message. */
async function farewellOf(): Promise<WaitingNotice | undefined> {
  try {
    const { message } = await requestSignOut()
    return message ? { type: 'success', text: message } : undefined
  } catch (error) {
    return failureNotice(error instanceof ApiError && error.status === 'abort' ? noAnswer() : error)
  }
}
