import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { llamada, sinRespuesta, type CallOptions } from './llamada.ts'
import { seDejo, tokenActual } from './sesion.ts'
import { vencimiento } from './vencimiento.ts'

export type ApiAnswer<T> = { data: T; message: string; headers: Headers }

/** One call of the contract, by its path below `{host}/api/`. Resolves to what the envelope carries, rejects with an `ErrorDePeticion`; a 401 also ends the session that it was for, and a read waits for a server that is recovering. (A §7, A §8) */
export async function callApi<T>(path: string, opciones: CallOptions = {}): Promise<ApiAnswer<T>> {
  const token = opciones.sinSesion ? undefined : tokenActual()
  const respuesta = await llamada(path, opciones)
  const sobre = await sobreDe<T>(respuesta, opciones.signal)
  if (respuesta.ok && sobre && !sobre.err)
    return { data: sobre.data, message: sobre.message ?? '', headers: respuesta.headers }
  throw negativa(respuesta, token, sobre)
}

/** What a refusal of the contract is as an error; a 401 also ends the session that it was for, unless its person is giving it up. (A §8) */
export const negativa = ({ status }: Response, token: string | undefined, sobre?: Sobre<unknown>): ErrorDePeticion => {
  if (status === 401 && seDejo(token)) return sinRespuesta(AbortSignal.abort())
  if (status === 401 && token === tokenActual()) vencimiento()
  return new ErrorDePeticion(status, mensaje(sobre) ?? sinMensaje(status), sobre)
}

/** The envelope that came; undefined when it is none. */
export const sobreDe = async <T>(respuesta: Response, signal?: AbortSignal): Promise<Sobre<T> | undefined> =>
  parsed(
    await respuesta.text().catch(() => {
      throw sinRespuesta(signal)
    }),
  )

type Sobre<T> = { err?: boolean; statusText?: string; message?: string; data: T; errors?: Record<string, string> }

/** An empty answer is an empty envelope; one that is not JSON (a proxy's page) is none. */
function parsed(cuerpo: string) {
  try {
    return JSON.parse(cuerpo || '{}')
  } catch {
    return undefined
  }
}

const mensaje = (sobre?: Sobre<unknown>) =>
  [sobre?.message, sobre?.statusText].find(texto => typeof texto === 'string' && texto !== '')

const sinMensaje = (status: number) =>
  status === 401 ? 'Credenciales invalidas o vencidas, favor de cerrar sesion' : 'Ocurrió un errorAxios'
