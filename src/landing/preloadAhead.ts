import { fetchAhead } from './fetchAhead.ts'

/** Downloads the app once the page has loaded and the browser is idle, and then runs the steps, each after a pause in typing: typing stays smooth, and «Ingresar» finds the app ready. */
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

/** Step done ahead; a failed one is done again, and its failure reported, when it is needed. */
type Step = () => Promise<unknown>

/** Waits until the page and all its files have loaded. */
const pageLoad = () =>
  document.readyState === 'complete' || new Promise(resolve => addEventListener('load', resolve, { once: true }))

const pauseIn = async (typing: { last: number }): Promise<void> => {
  const remaining = () => pauseLength - (performance.now() - typing.last)
  while (remaining() > 0) await new Promise(resolve => setTimeout(resolve, remaining()))
  await idleMoment()
}

/** `input` too, because a password manager fills in without keys, and «Ingresar» follows at once. */
const typingEvents = ['keydown', 'input'] as const

/** Pause in typing before a step (ms), longer than between two keys. */
const pauseLength = 300

const idleMoment = () =>
  new Promise<void>(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 1000 }) : setTimeout(resolve),
  )
