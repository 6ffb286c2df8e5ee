import { avisos, type Aviso } from './avisos.ts'
import { borradores } from './borradores.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { pestanas } from './pestanas.ts'
import { callApi } from './callApi.ts'
import { sinRespuesta } from './llamada.ts'
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

/** Signs out: DELETE logout, its message (or failure) as a notice, and the local session cleared whatever happens, in every tab; of a server that is slow to answer the notice comes afterwards, unless somebody else came in. Without a session, one that ran out is put away. (A §7) */
export async function cierreDeSesion(): Promise<void> {
  if (sesionIlegible()) return expulsion()
  if (!tokenActual()) return vencimiento()
  const usuario = sesionActual()?.usuario
  dejarSesion()
  let fuera = false
  const cierre = despedida().then(aviso => {
    if (aviso && !(fuera && tokenActual())) avisos.agregar(aviso)
  })
  await Promise.race([cierre, new Promise(listo => setTimeout(listo, espera))])
  salida(usuario)
  fuera = true
}

/** What is said of the end of a session. */
async function despedida(): Promise<Aviso | undefined> {
  try {
    const { message } = await logout()
    return message ? { tipo: 'success', texto: message } : undefined
  } catch (error) {
    const falla = error instanceof ErrorDePeticion && error.status === 'abort' ? sinRespuesta() : error
    const texto = falla instanceof ErrorDePeticion ? falla.statusText : 'Ocurrió un errorAxios'
    return { tipo: 'error', texto: `Ocurrio un error: ${texto}` }
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
const espera = 1000

/** Milliseconds after which the server is given up. */
const plazo = 10_000
