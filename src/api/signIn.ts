import type { SegundoPaso } from '../schema/account/segundoPaso.ts'
import { waitingNotices } from './waitingNotices.ts'
import { ApiError } from './ApiError.ts'
import { browserTabs } from './browserTabs.ts'
import { callApi } from './callApi.ts'
import { storeSession } from './session.ts'

export type Credentials = { email: string; password: string }

/** Answer of a sign-in. */
export type SignedIn = { token: string; rol: string; codigos?: string[]; [campo: string]: unknown }

/** Signs in with POST login and stores the session, for the other tabs too. A wrong password leaves an open session as it is. (A §7) */
export async function signIn(body: Credentials, signal?: AbortSignal): Promise<void> {
  startSession(await requestSession('login', body, signal))
}

/** Requests a session by one step of the sign-in and returns it without storing it. Throws an `ApiError` (502) when the answer holds no token or role. */
export async function requestSession(path: string, body: object, signal?: AbortSignal): Promise<SignedIn> {
  const { data } = await callApi<{ token?: string; rol?: string } | undefined>(path, {
    method: 'POST',
    key: null,
    withoutSession: true,
    body,
    signal,
  })
  const { token, rol } = data ?? {}
  if (!token || !rol) throw new ApiError(502, 'Ocurrió un errorAxios')
  return { ...data, token, rol }
}

/** Stores a session, tells the other tabs and drops the notices of the session before. */
export function startSession(signedIn: SignedIn): void {
  const { codigos: _, ...session } = signedIn
  storeSession(session)
  waitingNotices.clear()
  browserTabs.announce('entrada')
}

/** Returns the second step that a refused sign-in asks for; `undefined` when it was refused for good. */
export const secondStepOf = (error: unknown): SegundoPaso | undefined =>
  error instanceof ApiError ? Object(error.body.data).segundo_paso : undefined
