import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import { failureOf } from '../log/failureOf.ts'
import { type Dispatch, sendDue } from './sendDue.ts'

/** Time (ms) after which mails are looked for without being woken: those whose pause is over, and those of a process that died. */
const rest = 20_000

/**
 * Sends what is due in the outbox: when woken, and every so often; `prepare` first adds what is due by the clock.
 * `stop` takes no more mails and awaits those being sent, up to the given ms.
 */
export const dispatcher = (dispatch: Omit<Dispatch, 'ended'> & { prepare?: () => Promise<void> }) => {
  const { log, prepare = () => Promise.resolve() } = dispatch
  let stopped = false
  let isRoundDue = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const logUnlessAway = (error: unknown) => {
    if (!isDatabaseAway(error)) log.error({ event: 'falla', account: null, call: 'correos', err: failureOf(error) })
  }
  const rounds = async () => {
    while (isRoundDue && !stopped) {
      isRoundDue = false
      await prepare().catch(logUnlessAway)
      await sendDue({ ...dispatch, ended: () => stopped }).catch(logUnlessAway)
    }
    running = undefined
    if (!stopped) timer = setTimeout(wake, rest).unref()
  }
  const wake = () => {
    if (stopped) return
    isRoundDue = true
    clearTimeout(timer)
    running ??= rounds()
  }
  const stop = async (milliseconds: number) => {
    stopped = true
    clearTimeout(timer)
    await Promise.race([running, pause(Math.max(0, milliseconds), undefined, { ref: false })])
  }
  return { wake, stop }
}
