import { apiUrl } from './apiUrl.ts'
import { currentToken } from './session.ts'

/** Answers that travel beside the code, or the drawing, that will read them. Each is asked for once and handed over once, to the session that asked, while it is fresh (ms) and nothing was written since; what nobody takes is let go, and so is what failed. */
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
      const asked = { response, token, until: Date.now() + freshness }
      onTheWay.set(path, asked)
      const letGo = () => onTheWay.get(path) === asked && onTheWay.delete(path)
      response.then(({ ok }) => ok || letGo(), letGo)
      setTimeout(() => letGo() && abort.abort(), freshness)
    }
  },
  /** The answer of a path; none when it was not asked for, was taken, or is another session's or too old. */
  take(path: string): Promise<Response> | undefined {
    const asked = onTheWay.get(path)
    onTheWay.delete(path)
    return isFresh(asked) ? asked.response : undefined
  },
  /** Lets go what was asked before a write, or while it went on: one that saves what a person typed begins (1) or ends (-1), or another does (0). */
  noteWrite(change: 1 | 0 | -1) {
    underWay += change
    writeCount += 1
    onTheWay.clear()
  },
  /** Whether something that a person typed is on its way: nobody knows yet whether it will be saved. */
  isWriting: () => underWay > 0,
  /** How often a write has begun or ended: what was read while it was another number may be old. */
  writes: () => writeCount,
}

const isFresh = (asked?: Asked): asked is Asked =>
  asked !== undefined && asked.token === currentToken() && Date.now() < asked.until

type Asked = { response: Promise<Response>; token?: string; until: number }

const onTheWay = new Map<string, Asked>()
let writeCount = 0
let underWay = 0
