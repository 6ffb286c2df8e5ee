import { sessionEnd } from '../../api/session.ts'
import { sessionLength } from '../../schema/account/sessionLength.ts'

/** Returns the recovery link that this page was loaded with, if the session began before it: a signed-in person is sent home from every public address. `undefined` otherwise. */
export const recoveryLink = (): string | undefined => {
  const [loaded] = performance.getEntriesByType('navigation')
  const { pathname, search, searchParams } = new URL(loaded?.name ?? '', location.href)
  const isFromBefore = (sessionEnd() ?? 0) - sessionLength < performance.timeOrigin
  return pathname === page && searchParams.get('token') && isFromBefore ? pathname + search : undefined
}

const page = '/restablecerContrasena'
