import { adelanto } from './adelanto.ts'
import { direccion } from './direccion.ts'
import { aprender, atiendeCondiciones } from './condiciones.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { mismaPersona, tokenActual } from './sesion.ts'
import { afterWait } from './afterWait.ts'

export type CallOptions = (Lectura | Escritura) & {
  /** A plain value travels as JSON, a FormData as multipart, a file as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** It goes without the session: what refuses it says nothing of that one. */
  sinSesion?: true
}

type Lectura = { method?: 'GET'; clave?: undefined; etiqueta?: undefined; aparte?: undefined }
type Escritura = {
  method: 'POST' | 'PUT' | 'DELETE'
  /** By which the server knows a call that comes again because its answer was lost; null for one that does no more the second time. */
  clave: string | null
  /** The state of the record that the person saw, when only that one may be written. */
  etiqueta?: string
  /** It saves nothing that the person typed. */
  aparte?: true
}

/** Sends one call of the contract and answers what came, whatever it says; a read, and a write whose key the server knows, waits for a server that is recovering or has too much to do, as long as the person who asked is signed in. Rejects when nothing came. */
export async function llamada(path: string, opciones: CallOptions): Promise<Response> {
  const { method = 'GET', body, headers, signal, sinSesion, aparte } = opciones
  const sigueAqui = mismaPersona()
  const cancelada = () => (sinSesion || sigueAqui() ? signal : AbortSignal.abort())
  try {
    const pedir = async () => {
      cancelada()?.throwIfAborted()
      return fetch(direccion(path), {
        method,
        headers: {
          ...encabezados(method, body, sinSesion ? undefined : tokenActual()),
          ...condiciones(opciones),
          ...headers,
        },
        body: body === undefined || isWhole(body) ? body : JSON.stringify(body),
        credentials: 'include',
        signal,
      })
    }
    if (method !== 'GET') adelanto.escribe(aparte ? 0 : 1)
    const respuesta = await (method === 'GET'
      ? afterWait(() => adelanto.tomar(path) ?? pedir(), signal)
      : isRepeatable(opciones)
        ? afterWait(pedir, signal)
        : pedir())
    aprender(respuesta)
    return respuesta
  } catch {
    throw sinRespuesta(cancelada())
  } finally {
    if (method !== 'GET') adelanto.escribe(aparte ? 0 : -1)
  }
}

/** Nothing came, or not all of it: because the person cancelled it, or the connection broke. */
export const sinRespuesta = (signal?: AbortSignal) =>
  signal?.aborted
    ? new ErrorDePeticion('abort', 'Petición cancelada')
    : new ErrorDePeticion('network_error', 'No hay conexión a internet')

function encabezados(method: string, body: unknown, token: string | undefined): Record<string, string> {
  const json = method === 'DELETE' || (body !== undefined && !isWhole(body))
  return {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(json && { 'Content-Type': 'application/json' }),
    ...(body instanceof Blob && { 'Content-Type': 'application/octet-stream' }),
  }
}

const isWhole = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob

const isRepeatable = ({ clave }: CallOptions) => Boolean(clave) && atiendeCondiciones()

/** Only for a server that is known to admit them. */
const condiciones = ({ clave, etiqueta }: CallOptions): Record<string, string> =>
  atiendeCondiciones()
    ? { ...(clave && { 'Idempotency-Key': clave }), ...(etiqueta && { 'If-Match': `"${etiqueta}"` }) }
    : {}
