import { answersAhead } from './answersAhead.ts'
import { apiUrl } from './apiUrl.ts'
import { learnConditions, admitsConditions } from './admitsConditions.ts'
import { ApiError } from './ApiError.ts'
import { samePerson, currentToken } from './session.ts'
import { afterWait } from './afterWait.ts'
import { learnTime } from './serverNow.ts'
import { unanswered } from './unanswered.ts'

export type CallOptions = (Read | Write) & Sent

/** What a write goes with. */
export type WriteOptions = Omit<Write, 'method'> & Sent

type Sent = {
  /** A plain value travels as JSON, a FormData as multipart, a file as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** It goes without the session: what refuses it says nothing of that one. */
  withoutSession?: true
}

type Read = { method?: 'GET'; key?: undefined; ifMatch?: undefined; savesNothing?: undefined }
type Write = {
  method: 'POST' | 'PUT' | 'DELETE'
  /** By which the server knows a call that comes again because its answer was lost; null for one that does no more the second time. */
  key: string | null
  /** The state of the record that the person saw, when only that one may be written. */
  ifMatch?: string
  /** It saves nothing that the person typed. */
  savesNothing?: true
}

/** Sends one call of the contract and answers what came, whatever it says; a write of what a person typed may be let go of (`unanswered`); a read, and a write whose key the server knows, waits for a server that is recovering or has too much to do, as long as the person who asked is signed in. Rejects when nothing came. */
export async function sendRequest(path: string, options: CallOptions): Promise<Response> {
  const { method = 'GET', body, headers, signal, withoutSession, savesNothing } = options
  const isStillHere = samePerson()
  const cut = new AbortController()
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

/** Nothing came, or not all of it: because the person cancelled it, or the connection broke. */
export const noAnswer = (signal?: AbortSignal) =>
  signal?.aborted
    ? new ApiError('abort', 'Petición cancelada')
    : new ApiError('network_error', 'No hay conexión a internet')

/** What is said of a write of which nobody knows whether it was done. */
const perhapsSaved = (why: string, options: CallOptions): string =>
  `${why}: no se sabe si se guardó. ${
    isRepeatable(options)
      ? 'Puede repetirlo tal cual: si ya se había guardado, no se hará dos veces.'
      : 'Revise si se guardó antes de repetirlo.'
  }`

/** Counts a write as unanswered; what carries a file may take longer. */
const waitedFor = (options: CallOptions, isOfPerson: () => boolean, cut: AbortController) =>
  unanswered.add({
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

/** Only for a server that is known to admit them. */
const conditionsOf = ({ key, ifMatch }: CallOptions): Record<string, string> =>
  admitsConditions() ? { ...(key && { 'Idempotency-Key': key }), ...(ifMatch && { 'If-Match': `"${ifMatch}"` }) } : {}
