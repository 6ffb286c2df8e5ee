import { sessionEnd } from '../../api/session.ts'
import { sessionLength } from '../../schema/account/sessionLength.ts'

/** The recovery link that this page was loaded with, while the session of now is from before: who is signed in goes home from it, as from every public address. Undefined where there was none, and for who signs in after using it. */
export const recoveryLink = (): string | undefined => {
  const [loaded] = performance.getEntriesByType('navigation')
  const { pathname, search, searchParams } = new URL(loaded?.name ?? '', location.href)
  const isFromBefore = (sessionEnd() ?? 0) - sessionLength < performance.timeOrigin
  return pathname === page && searchParams.get('token') && isFromBefore ? pathname + search : undefined
}

const page = '/restablecerContrasena'
