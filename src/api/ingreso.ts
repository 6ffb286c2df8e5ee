import { avisos } from './avisos.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { pestanas } from './pestanas.ts'
import { callApi } from './callApi.ts'
import { guardarSesion } from './sesion.ts'

export type Credenciales = { email: string; password: string }

/** Signs in, with the other tabs: POST login, and the session is stored; notices of the session before are of no more use. A wrong password leaves an open session as it is. (A §7) */
export async function ingreso(body: Credenciales, signal?: AbortSignal): Promise<void> {
  const { data } = await callApi<{ token?: string; rol?: string } | undefined>('login', {
    method: 'POST',
    clave: null,
    sinSesion: true,
    body,
    signal,
  })
  const { token, rol, ...usuario } = data ?? {}
  if (!token || !rol) throw new ErrorDePeticion(502, 'Ocurrió un errorAxios')
  guardarSesion({ ...usuario, token, rol })
  avisos.vaciar()
  pestanas.decir('entrada')
}
