import { avisos } from './avisos.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { peticion } from './peticion.ts'
import { borrarSesion, credencialesIlegibles, sesionIlegible, tokenActual } from './sesion.ts'

/** Signs out: DELETE logout, its message (or failure) as a notice, and the local session cleared whatever happens. (A §7) */
export async function cierreDeSesion(): Promise<void> {
  if (sesionIlegible()) return expulsion()
  if (!tokenActual()) return borrarSesion()
  try {
    const { message } = await logout()
    if (message) avisos.agregar({ tipo: 'success', texto: message })
  } catch (error) {
    const texto = error instanceof ErrorDePeticion ? error.statusText : 'Ocurrió un errorAxios'
    avisos.agregar({ tipo: 'error', texto: `Ocurrio un error: ${texto}` })
  } finally {
    borrarSesion()
  }
}

/** Ends a session that cannot be read: the person hears why, and nobody waits for the server. (A §4) */
function expulsion() {
  avisos.agregar({ tipo: 'error', texto: credencialesIlegibles })
  if (tokenActual()) logout().catch(() => undefined)
  borrarSesion()
}

const logout = () => peticion('logout', { method: 'DELETE', clave: null, signal: AbortSignal.timeout(plazo) })

/** Nobody waits longer than this, in milliseconds, to leave a machine that others use. */
const plazo = 10_000
