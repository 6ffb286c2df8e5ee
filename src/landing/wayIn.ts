import { returnAddress } from '../api/returnAddress.ts'
import type { Session } from '../api/session.ts'
import { identityOf } from '../api/currentUser.ts'
import { inicio } from '../domain/rutas.ts'
import { covers, withoutSlash, type Route } from './destinationOf.ts'

/** Returns where a sign-in leads: back to the address that this person asked for, if it is declared for their role; else home. (A §2) */
export async function wayIn({ usuario, rol }: Session, loadRoutes: () => Promise<readonly Route[]>): Promise<string> {
  const url = returnAddress.take(identityOf(usuario))
  if (!url) return inicio
  const routes = await loadRoutes().catch(() => [])
  const mayOpen = (route: Route) => covers(route, withoutSlash(url.pathname)) && route.roles.includes(rol)
  return routes.some(mayOpen) ? url.pathname + url.search + url.hash : inicio
}
