import { direccion } from './direccion.ts'
import { aprender, atiendeCondiciones } from './condiciones.ts'
import { ErrorDePeticion } from './ErrorDePeticion.ts'
import { tokenActual } from './sesion.ts'
import { trasLaEspera } from './trasLaEspera.ts'
import { vencimiento } from './vencimiento.ts'

export type OpcionesDePeticion = (Lectura | Escritura) & {
  /** A plain value travels as JSON, a FormData as multipart. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

type Lectura = { method?: 'GET'; clave?: undefined; etiqueta?: undefined }
type Escritura = {
  method: 'POST' | 'PUT' | 'DELETE'
  /** By which the server knows a call that comes again because its answer was lost; null for one that does no more the second time. */
  clave: string | null
  /** The state of the record that the person saw, when only that one may be written. */
  etiqueta?: string
}

export type Respuesta<T> = { data: T; message: string; headers: Headers }

/** One call of the contract, by its path below `{host}/api/`. Resolves to what the envelope carries, rejects with an `ErrorDePeticion`; a 401 also ends the session that it was for, and a read waits for a server that is recovering. (A §7, A §8) */
export async function peticion<T>(path: string, opciones: OpcionesDePeticion = {}): Promise<Respuesta<T>> {
  const token = tokenActual()
  const { respuesta, cuerpo } = await llamada(path, opciones)
  const sobre: Sobre<T> | undefined = parsed(cuerpo)
  if (respuesta.ok && sobre && !sobre.err)
    return { data: sobre.data, message: sobre.message ?? '', headers: respuesta.headers }
  if (respuesta.status === 401 && token === tokenActual()) vencimiento()
  throw new ErrorDePeticion(respuesta.status, mensaje(sobre) ?? sinMensaje(respuesta.status), sobre)
}

type Sobre<T> = { err?: boolean; statusText?: string; message?: string; data: T; errors?: Record<string, string> }

async function llamada(path: string, opciones: OpcionesDePeticion) {
  const { method = 'GET', body, headers, signal } = opciones
  try {
    const pedir = () =>
      fetch(direccion(path), {
        method,
        headers: { ...encabezados(method, body), ...condiciones(opciones), ...headers },
        body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
        credentials: 'include',
        signal,
      })
    const respuesta = await (method === 'GET' ? trasLaEspera(pedir, signal) : pedir())
    aprender(respuesta)
    return { respuesta, cuerpo: await respuesta.text() }
  } catch {
    throw signal?.aborted
      ? new ErrorDePeticion('abort', 'Petición cancelada')
      : new ErrorDePeticion('network_error', 'No hay conexión a internet')
  }
}

function encabezados(method: string, body: unknown): Record<string, string> {
  const token = tokenActual()
  const json = method === 'DELETE' || (body !== undefined && !(body instanceof FormData))
  return {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(json && { 'Content-Type': 'application/json' }),
  }
}

/** Only for a server that is known to admit them. */
const condiciones = ({ clave, etiqueta }: OpcionesDePeticion): Record<string, string> =>
  atiendeCondiciones()
    ? { ...(clave && { 'Idempotency-Key': clave }), ...(etiqueta && { 'If-Match': `"${etiqueta}"` }) }
    : {}

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
