import { avisos, type Aviso } from './avisos.ts'
import { borradores } from './borradores.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { expulsion, pedirSalida, salida } from './expulsion.ts'
import { sinRespuesta } from './llamada.ts'
import { dejarSesion, sesionActual, sesionIlegible, tokenActual } from './sesion.ts'
import { identidad } from './usuarioActual.ts'
import { vencimiento } from './vencimiento.ts'

/** Signs out: DELETE logout, its message (or failure) as a notice, and the local session cleared whatever happens, in every tab, with what was typed, though another tab was told first that the session is over; of a server that is slow to answer the notice comes afterwards, unless somebody else came in. Without a session, one that ran out is put away. (A §7) */
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
  if (usuario) void borradores.vaciar(identidad(usuario))
  salida()
  fuera = true
}

/** What is said of the end of a session. */
async function despedida(): Promise<Aviso | undefined> {
  try {
    const { message } = await pedirSalida()
    return message ? { tipo: 'success', texto: message } : undefined
  } catch (error) {
    const falla = error instanceof ErrorDePeticion && error.status === 'abort' ? sinRespuesta() : error
    const texto = falla instanceof ErrorDePeticion ? falla.statusText : 'Ocurrió un errorAxios'
    return { tipo: 'error', texto: `Ocurrio un error: ${texto}` }
  }
}

/** Nobody waits longer than this, in milliseconds, to leave a machine that others use. */
const espera = 1000
