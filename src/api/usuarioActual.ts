import type { UserDatum } from '../schema/names.ts'
import { userData } from '../schema/userData.ts'

type Escalar = string | number | boolean | null

/** The user data of the login without token and role; the specification promises only `nombre`. (A §3) */
export type UsuarioActual = {
  nombre: string
  email?: string
  [campo: string]: Escalar | undefined
} & { [D in UserDatum]?: string }

/** By what a person is known to be the same at the next sign-in. */
export const identidad = (usuario: UsuarioActual): string => {
  const { knownBy } = userData()
  return (knownBy && usuario[knownBy]) ?? usuario.email ?? usuario.nombre
}

/** What of the user data fits in a cookie: its plain values, in order, within 3,000 encoded characters (browsers refuse 4,096). */
export function usuarioAcotado(datos: Record<string, unknown>): Record<string, Escalar> {
  let libre = 3000
  const cabe = (par: [string, Escalar]) => {
    const largo = encodeURIComponent(JSON.stringify(par)).length
    if (largo > libre) return false
    libre -= largo
    return true
  }
  return Object.fromEntries(escalares(datos).filter(cabe))
}

/** The user that a cookie holds, or null when it holds none. */
export function usuarioLeido(cookie: string | undefined): UsuarioActual | null {
  try {
    const { nombre, email, ...otros } = Object.fromEntries(escalares(JSON.parse(cookie ?? '')))
    if (typeof nombre !== 'string') return null
    const textos = Object.fromEntries(userData().texts.map(campo => [campo, texto(otros[campo])]))
    return { ...otros, nombre, email: texto(email), ...textos }
  } catch {
    return null
  }
}

const texto = (valor?: Escalar) => (typeof valor === 'string' ? valor : undefined)

const escalares = (datos: object): [string, Escalar][] =>
  Object.entries(datos).flatMap(([campo, valor]) => (esEscalar(valor) ? [[campo, valor]] : []))

const esEscalar = (valor: unknown): valor is Escalar =>
  valor === null || ['string', 'number', 'boolean'].includes(typeof valor)
