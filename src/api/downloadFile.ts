import { sendRequest, noAnswer, type CallOptions } from './sendRequest.ts'
import { apiErrorOf, envelopeOf } from './callApi.ts'
import { currentToken } from './session.ts'

type Options = CallOptions & {
  /** Receives the bytes read so far. */
  onBytes?: (bytes: number) => void
}

/** Downloads a file of the contract; `undefined` from a server that answers JSON, as if no file had been asked for. Rejects as `callApi` does. */
export async function downloadFile(path: string, { onBytes, ...options }: Options): Promise<Blob | undefined> {
  const token = currentToken()
  const response = await sendRequest(path, options)
  if (!response.ok) throw apiErrorOf(response, token, await envelopeOf(response, options.signal))
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || /\bjson\b/.test(type)) {
    await response.body?.cancel()
    return undefined
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    const reader = response.body.getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!value) continue
      parts.push(value)
      bytes += value.length
      onBytes?.(bytes)
    }
  } catch {
    throw noAnswer(options.signal)
  }
  return new Blob(parts, { type })
}
