import { waitingNotices, type WaitingNotice } from './waitingNotices.ts'
import { drafts } from './drafts.ts'
import { ApiError } from './ApiError.ts'
import { failureNotice } from './failureNotice.ts'
import { endUnreadableSession, requestSignOut } from './endUnreadableSession.ts'
import { noAnswer } from './sendRequest.ts'
import { giveUpSession, currentSession, isSessionUnreadable, currentToken } from './session.ts'
import { identityOf } from './currentUser.ts'
import { endSession } from './endSession.ts'

/** Signs out: DELETE logout, its message (or failure) as a notice, and the local session cleared whatever happens, in every tab, with what was typed, though another tab was told first that the session is over; of a server that is slow to answer the notice comes afterwards, unless somebody else came in. Without a session, one that ran out is put away. (A §7) */
export async function signOut(): Promise<void> {
  if (isSessionUnreadable()) return endUnreadableSession()
  if (!currentToken()) return endSession('vencida')
  const usuario = currentSession()?.usuario
  giveUpSession()
  let out = false
  const farewell = farewellOf().then(notice => {
    if (notice && !(out && currentToken())) waitingNotices.add(notice)
  })
  await Promise.race([farewell, new Promise(resolve => setTimeout(resolve, longestWait))])
  if (usuario) void drafts.destroy(identityOf(usuario))
  endSession('salida')
  out = true
}

/** What is said of the end of a session. */
async function farewellOf(): Promise<WaitingNotice | undefined> {
  try {
    const { message } = await requestSignOut()
    return message ? { type: 'success', text: message } : undefined
  } catch (error) {
    return failureNotice(error instanceof ApiError && error.status === 'abort' ? noAnswer() : error)
  }
}

/** Nobody waits longer than this, in milliseconds, to leave a machine that others use. */
const longestWait = 1000
