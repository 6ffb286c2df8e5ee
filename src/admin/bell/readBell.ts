import { envelopeOf } from '../../api/callApi.ts'
import { sendRequest } from '../../api/sendRequest.ts'
import { currentSession } from '../../api/session.ts'

/** State of a bell: the number of unread notices and the newest of them, each with the resource that it is about. */
type BellState = { sinLeer: number; recientes: readonly { id: number; entidad: string | null }[] }

/** Last state read, and the number of failures since. `over` ends the reading, and `null` shows no bell: nobody is signed in, or the server keeps no notices. */
export type BellRead = { state: BellState | null; failures: number; over: boolean }

/** Reads the state of the bell. Never ends the session: a person whose session is over learns it from their own calls. */
export const readBell = async (last: BellRead | undefined, signal: AbortSignal): Promise<BellRead> => {
  if (!currentSession()) return none
  const before = last ?? unread
  const failed = { ...before, failures: before.failures + 1 }
  try {
    const inUse = last !== undefined && used
    const answer = await sendRequest(`avisos/estado${inUse ? '?enUso' : ''}`, { signal })
    if (inUse) used = false
    if (answer.status === 401 || answer.status === 404) return none
    const state = answer.ok && (await envelopeOf<BellState>(answer, signal))?.data
    return state ? { ...unread, state } : failed
  } catch (error) {
    if (signal.aborted) throw error
    return failed
  }
}

/** `true` once somebody typed or pointed since the bell was last read: a page left alone is not in use. Opening the page counts by its other calls. */
let used = false

/** Notes keys and presses from now on; returns the function that stops it. */
export const noteUse = (): (() => void) => {
  const note = () => (used = true)
  const signs = ['keydown', 'pointerdown']
  for (const sign of signs) addEventListener(sign, note, { passive: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, note)
  }
}

const unread: BellRead = { state: null, failures: 0, over: false }
const none: BellRead = { ...unread, over: true }

/** Returns the milliseconds until the bell is read again: ten seconds, doubled after each failure, five minutes at most; `false` once it is over. */
export const pauseAfter = (read: BellRead | undefined): number | false =>
  read?.over ? false : Math.min(10_000 * 2 ** (read?.failures ?? 0), 300_000)
