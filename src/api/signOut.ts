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
 * Signs out: DELETE logout, its message or failure as notices, session and drafts cleared in every tab whatever
 * happens. Waits `longestFarewell` for the server; drops notices that come later to somebody else. (A §7)
 */
export async function signOut(): Promise<void> {
  if (isSessionUnreadable()) return endUnreadableSession()
  if (!currentToken()) return endSession('vencida')
  const usuario = currentSession()?.usuario
  giveUpSession()
  browserTabs.announce('despedida')
  let out = false
  const farewell = farewellOf().then(notices => {
    if (!(out && currentToken())) notices.forEach(waitingNotices.add)
  })
  await Promise.race([farewell, new Promise(resolve => setTimeout(resolve, longestFarewell))])
  if (usuario) void drafts.destroy(identityOf(usuario))
  endSession('salida')
  out = true
}

/** Requests the sign-out and returns its notices: the server's message, or its failure and the end of the session here, unless the server had ended it. */
async function farewellOf(): Promise<readonly WaitingNotice[]> {
  try {
    const { message } = await requestSignOut()
    return message ? [{ type: 'success', text: message }] : []
  } catch (error) {
    const { status } = error instanceof ApiError ? error : {}
    const failure = failureNotice(status === 'abort' ? noAnswer() : error)
    return status === 401 ? [failure] : [failure, endedHere]
  }
}

const endedHere = {
  type: 'info',
  text: 'Su sesión terminó en este equipo, pero no se pudo avisar al servidor.',
} as const
