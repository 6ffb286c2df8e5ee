import { avisos } from './avisos.ts'
import { callApi } from './callApi.ts'
import { pestanas } from './pestanas.ts'
import { regreso } from './regreso.ts'
import { borrarSesion, credencialesIlegibles, tokenActual } from './sesion.ts'

/** Ends a session that cannot be read: the person hears why, and nobody waits for the server. (A §4) */
export function expulsion(): void {
  avisos.agregar({ tipo: 'error', texto: credencialesIlegibles })
  if (tokenActual()) pedirSalida().catch(() => undefined)
  salida()
}

/** Forgets the session in every tab: who leaves on purpose leaves no way back. */
export function salida(): void {
  borrarSesion()
  regreso.olvidar()
  pestanas.decir('salida')
}

/** DELETE logout, with the token of the session, but not of its calls: that a session is over already is told like every other failure. */
export const pedirSalida = () =>
  callApi('logout', {
    method: 'DELETE',
    clave: null,
    aparte: true,
    sinSesion: true,
    headers: { Authorization: `Bearer ${tokenActual()}` },
    signal: AbortSignal.timeout(plazo),
  })

/** Milliseconds after which the server is given up. */
const plazo = 10_000
