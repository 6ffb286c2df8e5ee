import { avisos } from './avisos.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { peticion } from './peticion.ts'
import { borrarSesion, credencialesIlegibles, sesionIlegible, tokenActual } from './sesion.ts'

/** Signs out: DELETE logout, its message (or failure) as a notice, and the local session cleared whatever happens. (A §7) */
export async function cierreDeSesion(): Promise<void> {
  const ilegible = sesionIlegible()
  if (ilegible) avisos.agregar({ tipo: 'error', texto: credencialesIlegibles })
  try {
    if (!tokenActual()) return
    const { message } = await peticion('logout', { method: 'DELETE', signal: AbortSignal.timeout(plazo) })
    if (!ilegible && message) avisos.agregar({ tipo: 'success', texto: message })
  } catch (error) {
    if (!ilegible) avisos.agregar({ tipo: 'error', texto: `Ocurrio un error: ${texto(error)}` })
  } finally {
    borrarSesion()
  }
}

/** Nobody waits longer than this, in milliseconds, to leave a machine that others use. */
const plazo = 10_000

const texto = (error: unknown) => (error instanceof ErrorDePeticion ? error.statusText : 'Ocurrió un errorAxios')
