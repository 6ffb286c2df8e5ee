import Cookies from 'js-cookie'
import { isRole, type Role } from '../schema/roles.ts'
import { sessionLength } from '../schema/sessionLength.ts'
import { descifrado, cifrado } from './cifrado.ts'
import { identidad, usuarioAcotado, usuarioLeido, type UsuarioActual } from './usuarioActual.ts'

export type Sesion = { usuario: UsuarioActual; token: string; rol: Role }

/** Reads the session from the cookies; null when there is none, or none that can be read (see `sesionIlegible`). (A §4) */
export function sesionActual(): Sesion | null {
  const { cookie } = document
  if (leida.cookie !== cookie) leida = { cookie, sesion: deCookies() }
  return leida.sesion
}

/** Answers how to tell later whether whoever is signed in is who it is now: what was begun for one person is not ended for the next at the same machine. */
export const mismaPersona = (): (() => boolean) => {
  const antes = quienEsta()
  return () => quienEsta() === antes
}

const quienEsta = () => {
  const sesion = sesionActual()
  return sesion && `${sesion.rol} ${identidad(sesion.usuario)}`
}

/** The cookies as they were read last: every part of a screen asks for them. */
let leida: { cookie?: string; sesion: Sesion | null } = { sesion: null }

const deCookies = (): Sesion | null => {
  const usuario = usuarioLeido(Cookies.get('user'))
  const token = tokenActual()
  const rol = descifrado(Cookies.get('r') ?? '')
  return usuario && token && isRole(rol) ? { usuario, token, rol } : null
}

/** Says that somebody was signed in but the role (or the rest) can no longer be read: such a session must be closed, saying `credencialesIlegibles`. (A §4) */
export const sesionIlegible = (): boolean => Cookies.get('user') !== undefined && sesionActual() === null

export const credencialesIlegibles = 'Credenciales incorrectas o vencidas, cerrando sesion'

/** The token that the next call will carry. */
export const tokenActual = (): string | undefined => Cookies.get('tok')

/** Stores what the login answered, for as long as a session lasts: `user` without token and role, `tok`, and `r` encrypted. (A §9) */
export function guardarSesion({ token, rol, ...datos }: { token: string; rol: string; [campo: string]: unknown }) {
  dejada = ''
  const expires = new Date(Date.now() + sessionLength)
  const opciones = { expires, path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' } as const
  Cookies.set('user', JSON.stringify(usuarioAcotado(datos)), opciones)
  Cookies.set('tok', token, opciones)
  Cookies.set('r', cifrado(rol), opciones)
  localStorage.setItem(fin, String(expires.getTime()))
}

/** When the session ends (ms), which no cookie tells; undefined without one. */
export const finDeSesion = (): number | undefined => Number(localStorage.getItem(fin)) || undefined

const fin = 'sesion.fin'

/** Notes that the person of this tab is giving the session up. */
export function dejarSesion(): void {
  dejada = tokenActual() ?? ''
}

/** Whether this is the token of a session that was given up: what its calls still hear is of no concern. */
export const seDejo = (token: string | undefined): boolean => token === dejada

let dejada = ''

/** Forgets user, token and role on this machine. (A §4) */
export function borrarSesion(): void {
  for (const nombre of ['user', 'tok', 'r']) Cookies.remove(nombre, { path: '/' })
  localStorage.removeItem(fin)
}
