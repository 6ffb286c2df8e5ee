import { envelopeOf } from '../../api/callApi.ts'
import { sendRequest } from '../../api/sendRequest.ts'
import { currentSession } from '../../api/session.ts'

/** What a bell shows: how many are unread, and which are the newest of them, each with the resource that it is about. */
type BellState = { sinLeer: number; recientes: readonly { id: number; entidad: string | null }[] }

/** The last state read, and after how many failures in a row. Without a state there is no bell: a server that keeps none, or nobody signed in. */
export type BellRead = { state: BellState | null; failures: number; over: boolean }

/** Reads the state of the bell. It says nothing of the session: who is no longer signed in learns it from what they do. */
export const readBell = async (last: BellRead | undefined, signal: AbortSignal): Promise<BellRead> => {
  if (!currentSession()) return none
  const failed = { state: last?.state ?? null, failures: (last?.failures ?? 0) + 1, over: false }
  try {
    const inUse = last !== undefined && used
    const answer = await sendRequest(`avisos/estado${inUse ? '?enUso' : ''}`, { signal })
    if (inUse) used = false
    if (answer.status === 401 || answer.status === 404) return none
    const envelope = answer.ok ? await envelopeOf<BellState>(answer, signal) : undefined
    return envelope?.data ? { state: envelope.data, failures: 0, over: false } : failed
  } catch (error) {
    if (signal.aborted) throw error
    return failed
  }
}

/** Whether somebody typed or pointed since the bell was last read: a page left alone is not in use. What opens the page says so by its other calls. */
let used = false

/** Notes what somebody types or points at, from now on; answers how to stop. */
export const noteUse = (): (() => void) => {
  const note = () => (used = true)
  const signs = ['keydown', 'pointerdown']
  for (const sign of signs) addEventListener(sign, note, { passive: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, note)
  }
}

const none: BellRead = { state: null, failures: 0, over: true }

/** Milliseconds until a bell is read again: ten seconds, twice as long after each failure, five minutes at most; never once it is over. */
export const pauseAfter = (read: BellRead | undefined): number | false =>
  read?.over ? false : Math.min(10_000 * 2 ** (read?.failures ?? 0), 300_000)
