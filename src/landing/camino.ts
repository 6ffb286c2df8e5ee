import { returnAddress } from '../api/returnAddress.ts'
import type { Session } from '../api/session.ts'
import { identityOf } from '../api/currentUser.ts'
import { abarca, type Ruta } from './destino.ts'
import { casa, sinDiagonal } from './ruta.ts'

/** Where a sign-in leads: back to the address that this person asked for, when it is declared for their role; else home. (A §2) */
export async function camino({ usuario, rol }: Session, rutas: () => Promise<readonly Ruta[]>): Promise<string> {
  const url = returnAddress.take(identityOf(usuario))
  if (!url) return casa
  const declaradas = await rutas().catch(() => [])
  const abre = (ruta: Ruta) => abarca(ruta, sinDiagonal(url.pathname)) && ruta.roles.includes(rol)
  return declaradas.some(abre) ? url.pathname + url.search + url.hash : casa
}
