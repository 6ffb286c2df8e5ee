import { ApiError } from './ApiError.ts'
import { sendRequest, noAnswer, type CallOptions } from './sendRequest.ts'
import { isGivenUp, currentToken } from './session.ts'
import { endSession } from './endSession.ts'

export type ApiAnswer<T> = { data: T; message: string; headers: Headers }

/**
 * Calls a path below `{host}/api/`. Resolves to the envelope's content; rejects with an `ApiError`. A 401 also ends the
 * session, and a read waits for a recovering server. (A §7, A §8)
 */
export async function callApi<T>(path: string, options: CallOptions = {}): Promise<ApiAnswer<T>> {
  const token = options.withoutSession ? undefined : currentToken()
  const response = await sendRequest(path, options)
  const envelope = await envelopeOf<T>(response, options.signal)
  if (response.ok && envelope && !envelope.err)
    return { data: envelope.data, message: envelope.message ?? '', headers: response.headers }
  throw apiErrorOf(response, token, envelope)
}

/** Turns a refusal of the contract into an error. A 401 also ends the session of the call, unless its person is giving it up: then the call counts as cancelled. (A §8) */
export const apiErrorOf = ({ status }: Response, token: string | undefined, envelope?: Envelope<unknown>): ApiError => {
  if (status === 401 && isGivenUp(token)) return noAnswer(AbortSignal.abort())
  if (status === 401 && token === currentToken()) endSession('vencida')
  return new ApiError(status, messageOf(envelope) ?? withoutMessage(status), envelope)
}

/** Reads the envelope of a response; `undefined` when the body is none. Throws an `ApiError` when the body breaks off. */
export const envelopeOf = async <T>(response: Response, signal?: AbortSignal): Promise<Envelope<T> | undefined> =>
  parsed(
    await response.text().catch(() => {
      throw noAnswer(signal)
    }),
  )

type Envelope<T> = { err?: boolean; statusText?: string; message?: string; data: T; errors?: Record<string, string> }

/** Parses a body: an empty one is an empty envelope, one that is not JSON (a proxy's page) is none. */
function parsed(text: string) {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}

const messageOf = (envelope?: Envelope<unknown>) =>
  [envelope?.message, envelope?.statusText].find(text => typeof text === 'string' && text !== '')

const withoutMessage = (status: number) =>
  status === 401 ? 'Credenciales invalidas o vencidas, favor de cerrar sesion' : 'Ocurrió un errorAxios'
