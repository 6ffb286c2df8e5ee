/**
 * Sends a repeatable request, up to three times again while the server answers 503 with `Retry-After` (s), each after a
 * randomised wait that the screen announces.
 */
export async function afterWait(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  let response = await ask()
  for (let times = 0; times < 3; times++) {
    const seconds = secondsOf(response)
    if (seconds === undefined) break
    void response.body?.cancel().catch(() => undefined)
    const wait = pause(seconds * 1000 * (1 + Math.random() / 2), signal)
    void import('./showWait.ts').then(({ showWait }) => showWait(wait)).catch(() => undefined)
    await wait
    response = await ask()
  }
  return response
}
/** Longest `Retry-After` that is waited for (s). */
const longest = 10

const secondsOf = ({ status, headers }: Response): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 503 && seconds >= 0 && seconds <= longest ? seconds : undefined
}

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(new DOMException('Petición cancelada', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
