import { regreso } from '../api/regreso.ts'
import type { Sesion } from '../api/sesion.ts'
import { identidad } from '../api/usuarioActual.ts'
import { abarca, type Ruta } from './destino.ts'
import { casa, sinDiagonal } from './ruta.ts'

/** Where a sign-in leads: back to the address that this person asked for, when it is declared for their role; else home. (A §2) */
export async function camino({ usuario, rol }: Sesion, rutas: () => Promise<readonly Ruta[]>): Promise<string> {
  const url = regreso.tomar(identidad(usuario))
  if (!url) return casa
  const declaradas = await rutas().catch(() => [])
  const abre = (ruta: Ruta) => abarca(ruta, sinDiagonal(url.pathname)) && ruta.roles.includes(rol)
  return declaradas.some(abre) ? url.pathname + url.search + url.hash : casa
}
