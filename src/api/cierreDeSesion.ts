import { avisos } from './avisos.ts'
import { borradores } from './borradores.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { pestanas } from './pestanas.ts'
import { callApi } from './callApi.ts'
import { regreso } from './regreso.ts'
import {
  borrarSesion,
  credencialesIlegibles,
  dejarSesion,
  sesionActual,
  sesionIlegible,
  tokenActual,
} from './sesion.ts'
import { identidad, type UsuarioActual } from './usuarioActual.ts'
import { vencimiento } from './vencimiento.ts'

/** Signs out: DELETE logout, its message (or failure) as a notice, and the local session cleared whatever happens, in every tab. Without a session, one that ran out is put away. (A §7) */
export async function cierreDeSesion(): Promise<void> {
  if (sesionIlegible()) return expulsion()
  if (!tokenActual()) return vencimiento()
  const usuario = sesionActual()?.usuario
  dejarSesion()
  try {
    const { message } = await logout()
    if (message) avisos.agregar({ tipo: 'success', texto: message })
  } catch (error) {
    const texto = error instanceof ErrorDePeticion ? error.statusText : 'Ocurrió un errorAxios'
    avisos.agregar({ tipo: 'error', texto: `Ocurrio un error: ${texto}` })
  } finally {
    salida(usuario)
  }
}

/** Ends a session that cannot be read: the person hears why, and nobody waits for the server. (A §4) */
function expulsion() {
  avisos.agregar({ tipo: 'error', texto: credencialesIlegibles })
  if (tokenActual()) logout().catch(() => undefined)
  salida()
}

/** Who leaves on purpose leaves no way back, and nothing that was typed, though another tab was told first that the session is over. */
function salida(usuario?: UsuarioActual) {
  if (usuario) void borradores.vaciar(identidad(usuario))
  borrarSesion()
  regreso.olvidar()
  pestanas.decir('salida')
}

/** With the token of the session, but not of its calls: a session that is over already is told as any other failure. */
const logout = () =>
  callApi('logout', {
    method: 'DELETE',
    clave: null,
    sinSesion: true,
    headers: { Authorization: `Bearer ${tokenActual()}` },
    signal: AbortSignal.timeout(plazo),
  })

/** Nobody waits longer than this, in milliseconds, to leave a machine that others use. */
const plazo = 10_000
