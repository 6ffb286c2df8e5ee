import { answersAhead } from './answersAhead.ts'
import { apiUrl } from './apiUrl.ts'
import { learnConditions, admitsConditions } from './admitsConditions.ts'
import { ApiError } from './ApiError.ts'
import { samePerson, currentToken } from './session.ts'
import { afterWait } from './afterWait.ts'
import { learnTime } from './serverNow.ts'
import { unansweredWrites } from './unansweredWrites.ts'

export type CallOptions = (Read | Write) & CallContent

/** Options of a write beside its method. */
export type WriteOptions = Omit<Write, 'method'> & CallContent

type CallContent = {
  /** Body: a plain value travels as JSON, a FormData as multipart, a file as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** `true` sends the call without the session's token: a refusal tells nothing about the session. */
  withoutSession?: true
}

type Read = { method?: 'GET'; key?: undefined; ifMatch?: undefined; savesNothing?: undefined }
type Write = {
  method: 'POST' | 'PUT' | 'DELETE'
  /** Idempotency key, by which the server recognises a write sent again after a lost answer; `null` for a write that may be repeated without harm. */
  key: string | null
  /** Version of the record that the person saw, when only that one may be overwritten. */
  ifMatch?: string
  /** `true` for a write that saves nothing the person typed. */
  savesNothing?: true
}

/**
 * Sends a call and returns its response, whatever its status; rejects with an `ApiError` without one. A read or keyed
 * write waits for an overloaded or recovering server, while its person is signed in.
 */
export async function sendRequest(path: string, options: CallOptions): Promise<Response> {
  const { method = 'GET', body, headers, signal, withoutSession, savesNothing } = options
  const isStillHere = samePerson()
  const cut = new AbortController()
  // Writes of what a person typed: listed in `unansweredWrites` meanwhile.
  const isWaitedFor = method !== 'GET' && !savesNothing && !withoutSession && !signal
  const cancelled = () => (withoutSession || isStillHere() ? signal : AbortSignal.abort())
  try {
    const ask = async () => {
      cancelled()?.throwIfAborted()
      const answered = isWaitedFor ? waitedFor(options, isStillHere, cut) : undefined
      return fetch(apiUrl(path), {
        method,
        headers: {
          ...headersOf(method, body, withoutSession ? undefined : currentToken()),
          ...conditionsOf(options),
          ...headers,
        },
        body: body === undefined || isWhole(body) ? body : JSON.stringify(body),
        credentials: 'include',
        signal: isWaitedFor ? cut.signal : signal,
      }).finally(answered)
    }
    if (method !== 'GET') answersAhead.noteWrite(savesNothing ? 0 : 1)
    const response = await (method === 'GET'
      ? afterWait(() => answersAhead.take(path) ?? ask(), signal)
      : isRepeatable(options)
        ? afterWait(ask, signal)
        : ask())
    learnConditions(response)
    learnTime(response)
    return response
  } catch {
    if (cut.signal.aborted && isStillHere())
      throw new ApiError('network_error', perhapsSaved('El servidor no respondió', options))
    throw noAnswer(cancelled())
  } finally {
    if (method !== 'GET') answersAhead.noteWrite(savesNothing ? 0 : -1)
  }
}

/** Error of a call without a complete answer: cancelled by the person, or a broken connection. */
export const noAnswer = (signal?: AbortSignal) =>
  signal?.aborted
    ? new ApiError('abort', 'Petición cancelada')
    : new ApiError('network_error', 'No hay conexión a internet')

/** Returns the text of a failed write that may or may not have been done. */
const perhapsSaved = (why: string, options: CallOptions): string =>
  `${why}: no se sabe si se guardó. ${
    isRepeatable(options)
      ? 'Puede repetirlo tal cual: si ya se había guardado, no se hará dos veces.'
      : 'Revise si se guardó antes de repetirlo.'
  }`

/** Registers a write as unanswered; one that carries a file counts as late 60 s later. */
const waitedFor = (options: CallOptions, isOfPerson: () => boolean, cut: AbortController) =>
  unansweredWrites.add({
    since: Date.now() + (isWhole(options.body) ? 60_000 : 0),
    repeatable: isRepeatable(options),
    isOfPerson,
    letGo: () => cut.abort(),
  })

function headersOf(method: string, body: unknown, token: string | undefined): Record<string, string> {
  const json = method === 'DELETE' || (body !== undefined && !isWhole(body))
  return {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(json && { 'Content-Type': 'application/json' }),
    ...(body instanceof Blob && { 'Content-Type': 'application/octet-stream' }),
  }
}

const isWhole = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob

const isRepeatable = ({ key }: CallOptions) => Boolean(key) && admitsConditions()

/** Builds the headers of a conditional write; none for a server that is not known to take them. */
const conditionsOf = ({ key, ifMatch }: CallOptions): Record<string, string> =>
  admitsConditions() ? { ...(key && { 'Idempotency-Key': key }), ...(ifMatch && { 'If-Match': `"${ifMatch}"` }) } : {}
