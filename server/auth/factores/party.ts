import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'

/** Returns the same for the installation of a call; 409 where there are no passkeys. */
export const partyHere = (c: Context<AppEnv>) => {
  const party = partyOf(c.var.options.address)
  if (!party) throw new Falla(409, 'En esta dirección los navegadores no usan llaves de acceso')
  return party
}

/** Returns how browsers know this installation when they make and use passkeys; undefined for an address where they make none: without TLS, other than this machine itself, or by its number. */
export const partyOf = (direccion: string): { id: string; origin: string } | undefined => {
  const { hostname, origin, protocol } = new URL(direccion)
  const safe = protocol === 'https:' || hostname === 'localhost'
  return safe && !/^[\d.]+$|^\[/.test(hostname) ? { id: hostname, origin } : undefined
}
