import { fetchAhead } from './fetchAhead.ts'

/** Fetches what comes after the sign-in once the page has come and the browser rests, and then runs it step by step, each when nothing has been typed or filled in for a moment: typing stays smooth, and «Ingresar» finds it ready. */
export async function preloadAhead(steps: readonly Step[]): Promise<void> {
  const typing = { last: -Infinity }
  const onTyping = () => (typing.last = performance.now())
  for (const event of typingEvents) addEventListener(event, onTyping, true)
  await pageLoad()
  await idleMoment()
  const [firstRound] = fetchAhead()
  await firstRound
  for (const step of firstRound ? steps : []) {
    await pauseIn(typing)
    await step().catch(() => undefined)
  }
  for (const event of typingEvents) removeEventListener(event, onTyping, true)
}

/** What may be done ahead; one that fails is done again, and told, when it is needed. */
type Step = () => Promise<unknown>

/** Waits until the page has come with all that it needs. */
const pageLoad = () =>
  document.readyState === 'complete' || new Promise(resolve => addEventListener('load', resolve, { once: true }))

const pauseIn = async (typing: { last: number }): Promise<void> => {
  const remaining = () => pauseLength - (performance.now() - typing.last)
  while (remaining() > 0) await new Promise(resolve => setTimeout(resolve, remaining()))
  await idleMoment()
}

/** What a password manager fills in comes without keys, and «Ingresar» right after it. */
const typingEvents = ['keydown', 'input'] as const

/** Milliseconds; between two keys of whoever types there are fewer. */
const pauseLength = 300

const idleMoment = () =>
  new Promise<void>(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 1000 }) : setTimeout(resolve),
  )
