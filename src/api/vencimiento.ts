import { pestanas } from './pestanas.ts'
import { regreso } from './regreso.ts'
import { borrarSesion } from './sesion.ts'

/** Ends a session that ran out or that the server no longer takes: the person will come back to where this tab is, and the other tabs hear of it. (A §4) */
export function vencimiento(): void {
  borrarSesion()
  if (regreso.vencer()) pestanas.decir('vencida')
}
