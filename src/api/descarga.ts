import { llamada, sinRespuesta, type CallOptions } from './llamada.ts'
import { negativa, sobreDe } from './callApi.ts'
import { tokenActual } from './sesion.ts'

type Opciones = CallOptions & {
  /** Told how many bytes have come so far. */
  onBytes?: (bytes: number) => void
}

/** A file of the contract, read while it comes; undefined from a server that answers the call as if no file had been asked for. Rejects as `peticion` does. */
export async function descarga(path: string, { onBytes, ...opciones }: Opciones): Promise<Blob | undefined> {
  const token = tokenActual()
  const respuesta = await llamada(path, opciones)
  if (!respuesta.ok) throw negativa(respuesta, token, await sobreDe(respuesta, opciones.signal))
  const type = respuesta.headers.get('content-type') ?? ''
  if (!respuesta.body || /\bjson\b/.test(type)) {
    await respuesta.body?.cancel()
    return undefined
  }
  const partes: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    const lector = respuesta.body.getReader()
    for (let { done, value } = await lector.read(); !done; { done, value } = await lector.read()) {
      if (!value) continue
      partes.push(value)
      bytes += value.length
      onBytes?.(bytes)
    }
  } catch {
    throw sinRespuesta(opciones.signal)
  }
  return new Blob(partes, { type })
}
