import { StartRefusal } from '../process/StartRefusal.ts'
import { codes, databaseError } from './databaseError.ts'
import { isDatabaseAway } from './isDatabaseAway.ts'
import { isReadOnlyFailure } from './isReadOnly.ts'

/** Explains why the database of DATABASE_URL cannot be used, in a sentence that never shows its password. `error` is what was thrown, or a code; a StartRefusal stays as it is. */
export function connectionFailure(error: unknown, url: string): StartRefusal {
  if (error instanceof StartRefusal) return error
  return new StartRefusal(`No se pudo usar la base de datos de DATABASE_URL (${place(url)}): ${reason(error)}.`)
}

/** Explains in the same way why work with the database of DATABASE_URL failed, where the database or the way to it failed. Any other error stays as it is, with its trace. */
export const workFailure = (error: unknown, url: string | undefined): unknown =>
  url && (sqlState.test(databaseError(error).code) || isDatabaseAway(error)) ? connectionFailure(error, url) : error

/** Explains in the same way why a start failed, but only where the database takes no writes or is away: a start does much more with it. */
export const startFailure = (error: unknown, url: string | undefined): unknown =>
  url && (isReadOnlyFailure(error) || isDatabaseAway(error)) ? connectionFailure(error, url) : error

/** Matches the codes of PostgreSQL: each has a digit, and none of the system's has. */
const sqlState = /^(?=.*\d)[\dA-Z]{5}$/

/** Returns `host:port/database` of an address. */
function place(url: string) {
  if (!URL.canParse(url)) return 'dirección ilegible'
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

function reason(error: unknown): string {
  const { code, message } = databaseError(error)
  return (
    reasons[code || message] ??
    byWords.find(([words]) => words.test(message))?.[1] ??
    `el servidor respondió «${message}»`
  )
}

const slow = 'el servidor no contestó a tiempo'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nadie responde en esa dirección',
  ECONNRESET: 'el servidor cortó la conexión',
  ENOTFOUND: 'ese servidor no existe en la red',
  EAI_AGAIN: 'no se pudo resolver el nombre del servidor',
  ETIMEDOUT: slow,
  EHOSTUNREACH: 'no hay camino de red hasta el servidor',
  '28P01': 'el usuario o la contraseña no son correctos',
  '28000': 'el servidor no admite a ese usuario',
  '3D000': 'esa base de datos no existe',
  [codes.noPermission]: 'el usuario no tiene permiso para preparar las tablas',
  [codes.readOnly]: 'solo admite consultas: es un servidor en espera, o está en modo de solo lectura',
  [codes.full]: 'el servidor no admite más conexiones',
  [codes.starting]: 'el servidor está arrancando; vuelva a intentarlo en un momento',
}

/** Reasons of failures that come without a code, or with one of many, by their words. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/timeout/i, slow],
  [
    /certificate|altnames/i,
    'no se confía en su certificado; NODE_EXTRA_CA_CERTS=/ruta/ca.pem dice en quién más se confía',
  ],
  [/does not support SSL/i, 'el servidor no admite TLS, y la dirección lo pide con sslmode'],
]
