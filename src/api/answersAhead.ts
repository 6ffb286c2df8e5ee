import { apiUrl } from './apiUrl.ts'
import { currentToken } from './session.ts'

/**
 * Requests sent ahead of their readers. An answer is given once, to the session that asked, while fresh (ms) and
 * nothing was written since; one not taken is aborted, and failures are dropped.
 */
export const answersAhead = {
  ask(paths: readonly string[], freshness = 10_000): void {
    const token = currentToken()
    for (const path of paths) {
      if (isFresh(onTheWay.get(path))) continue
      const abort = new AbortController()
      const response = fetch(apiUrl(path), {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
        credentials: 'include',
        signal: abort.signal,
      })
      const ahead = { response, token, until: Date.now() + freshness }
      onTheWay.set(path, ahead)
      const letGo = () => onTheWay.get(path) === ahead && onTheWay.delete(path)
      response.then(({ ok }) => ok || letGo(), letGo)
      setTimeout(() => letGo() && abort.abort(), freshness)
    }
  },
  /** Returns the answer of a path; `undefined` when it was not asked for, was taken already, is too old or belongs to another session. */
  take(path: string): Promise<Response> | undefined {
    const ahead = onTheWay.get(path)
    onTheWay.delete(path)
    return isFresh(ahead) ? ahead.response : undefined
  },
  /** Drops the answers asked for before or during a write. `1` begins a write of what a person typed, `-1` ends it, `0` is any other write. */
  noteWrite(change: 1 | 0 | -1) {
    underWay += change
    writeCount += 1
    onTheWay.clear()
  },
  /** Tells whether a write of what a person typed is on its way and may not be saved yet. */
  isWriting: () => underWay > 0,
  /** Counts how often a write began or ended: a read made under another count may be old. */
  writes: () => writeCount,
}

const isFresh = (answer?: AnswerAhead): answer is AnswerAhead =>
  answer !== undefined && answer.token === currentToken() && Date.now() < answer.until

type AnswerAhead = { response: Promise<Response>; token?: string; until: number }

const onTheWay = new Map<string, AnswerAhead>()
let writeCount = 0
let underWay = 0
