import Cookies from 'js-cookie'
import { isRole, type Role } from '../schema/account/roles.ts'
import { sessionLength } from '../schema/account/sessionLength.ts'
import { browserStorage } from './browserStorage.ts'
import { decryptRole, encryptRole } from './encryptRole.ts'
import { presenceOf, userForCookie, userFromCookie, type CurrentUser } from './currentUser.ts'

export type Session = { usuario: CurrentUser; token: string; rol: Role }

/** Reads the session from the cookies; `null` when there is none, or none that can be read (see `isSessionUnreadable`). (A §4) */
export function currentSession(): Session | null {
  return readCookies().session
}

/** Returns a function that tells whether the signed-in person, role and place are still those of now: what begins for one person must not end the session of the next. */
export const samePerson = (): (() => boolean) => {
  const before = whoIsHere()
  return () => whoIsHere() === before
}

const whoIsHere = () => {
  const session = currentSession()
  return session && `${session.rol} ${presenceOf(session.usuario)}`
}

type StoredSession = { user?: string; tok?: string; r?: string; session: Session | null }

/** Reads the cookies and their session once a task: each read costs a third of a millisecond, and drawing a screen asks a hundred times. */
const readCookies = (): StoredSession => {
  if (!cached) {
    const { user, tok, r } = Cookies.get()
    if (user !== last.user || tok !== last.tok || r !== last.r)
      last = { user, tok, r, session: sessionOf(user, tok, r) }
    cached = last
    queueMicrotask(forgetCookies)
  }
  return cached
}

const forgetCookies = () => {
  cached = undefined
}

let cached: StoredSession | undefined
let last: StoredSession = { session: null }

const sessionOf = (user?: string, token?: string, r = ''): Session | null => {
  const usuario = userFromCookie(user)
  const rol = decryptRole(r)
  return usuario && token && isRole(rol) ? { usuario, token, rol } : null
}

/** Tells whether somebody is signed in with a role (or other data) that cannot be read: such a session must be closed, saying `unreadableCredentials`. (A §4) */
export const isSessionUnreadable = (): boolean => readCookies().user !== undefined && currentSession() === null

export const unreadableCredentials = 'Credenciales incorrectas o vencidas, cerrando sesion'

/** Returns the token that the next call will carry. */
export const currentToken = (): string | undefined => readCookies().tok

/** Stores the answer of the login in cookies, for as long as a session lasts: `user` without token and role, `tok`, and `r` encrypted. (A §9) */
export function storeSession({ token, rol, ...data }: { token: string; rol: string; [field: string]: unknown }) {
  holdSession()
  const expires = new Date(Date.now() + sessionLength)
  const options = { expires, path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' } as const
  Cookies.set('user', JSON.stringify(userForCookie(data)), options)
  Cookies.set('tok', token, options)
  Cookies.set('r', encryptRole(rol), options)
  forgetCookies()
  browserStorage.device.set(endPlace, String(expires.getTime()))
}

/** Notes that the present session began on this page by signing in, and not by loading it. */
export const noteEntry = (): void => {
  entered = currentSession()?.token
}

/** Tells, only once, whether the present session began on this page. */
export const takeEntry = (): boolean => {
  const isOfThisPage = entered !== undefined && entered === currentSession()?.token
  entered = undefined
  return isOfThisPage
}

let entered: string | undefined

/** Returns the moment at which the session ends (ms), which no cookie tells; `undefined` without a session. */
export const sessionEnd = (): number | undefined => Number(browserStorage.device.get(endPlace)) || undefined

const endPlace = 'sesion.fin'

/** Notes that the person of this tab is giving the session up. */
export function giveUpSession(): void {
  givenUp = currentToken() ?? ''
}

/** Forgets that a session was being given up. */
export function holdSession(): void {
  givenUp = ''
}

/** Tells whether a token belongs to a session that was given up: refusals of its calls are of no concern. */
export const isGivenUp = (token: string | undefined): boolean => token === givenUp

let givenUp = ''

/** Forgets user, token and role on this machine. (A §4) */
export function clearSession(): void {
  for (const name of ['user', 'tok', 'r']) Cookies.remove(name, { path: '/' })
  forgetCookies()
  browserStorage.device.remove(endPlace)
}
