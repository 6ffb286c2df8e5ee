type Escalar = string | number | boolean | null

/** The user data of the login without token and role; the specification promises only `nombre`. (A §3) */
export type UsuarioActual = {
  nombre: string
  email?: string
  matricula?: string
  clave_cuc?: string
  [campo: string]: Escalar | undefined
}

/** By what a person is known to be the same at the next sign-in. */
export const identidad = ({ matricula, email, nombre }: UsuarioActual): string => matricula ?? email ?? nombre

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
    const { nombre, email, matricula, clave_cuc, ...otros } = Object.fromEntries(escalares(JSON.parse(cookie ?? '')))
    if (typeof nombre !== 'string') return null
    return { ...otros, nombre, email: texto(email), matricula: texto(matricula), clave_cuc: texto(clave_cuc) }
  } catch {
    return null
  }
}

const texto = (valor?: Escalar) => (typeof valor === 'string' ? valor : undefined)

const escalares = (datos: object): [string, Escalar][] =>
  Object.entries(datos).flatMap(([campo, valor]) => (esEscalar(valor) ? [[campo, valor]] : []))

const esEscalar = (valor: unknown): valor is Escalar =>
  valor === null || ['string', 'number', 'boolean'].includes(typeof valor)
