import type { SegundoPaso } from '../schema/segundoPaso.ts'
import { avisos } from './avisos.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { pestanas } from './pestanas.ts'
import { callApi } from './callApi.ts'
import { guardarSesion } from './sesion.ts'

export type Credenciales = { email: string; password: string }

/** What a sign-in answers. */
export type Ingresado = { token: string; rol: string; codigos?: string[]; [campo: string]: unknown }

/** Signs in, with the other tabs: POST login, and the session is stored. A wrong password leaves an open session as it is. (A §7) */
export async function ingreso(body: Credenciales, signal?: AbortSignal): Promise<void> {
  entrar(await pedirIngreso('login', body, signal))
}

/** Asks for a session by a step of the sign-in and answers it, still unused. */
export async function pedirIngreso(ruta: string, body: object, signal?: AbortSignal): Promise<Ingresado> {
  const { data } = await callApi<{ token?: string; rol?: string } | undefined>(ruta, {
    method: 'POST',
    clave: null,
    sinSesion: true,
    body,
    signal,
  })
  const { token, rol } = data ?? {}
  if (!token || !rol) throw new ErrorDePeticion(502, 'Ocurrió un errorAxios')
  return { ...data, token, rol }
}

/** Stores a session and tells the other tabs; notices of the session before are of no more use. */
export function entrar(ingresado: Ingresado): void {
  const { codigos: _, ...sesion } = ingresado
  guardarSesion(sesion)
  avisos.vaciar()
  pestanas.decir('entrada')
}

/** The second step that a refused sign-in asks for; undefined when it was refused for good. */
export const segundoPasoDe = (error: unknown): SegundoPaso | undefined =>
  error instanceof ErrorDePeticion ? Object(error.body.data).segundo_paso : undefined
