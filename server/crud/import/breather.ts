import { setImmediate as turn } from 'node:timers/promises'

/** Lets other calls come between whenever this one has worked for a while without a pause. */
export const breather = () => {
  let since = performance.now()
  return async (): Promise<void> => {
    if (performance.now() - since < breath) return
    await turn()
    since = performance.now()
  }
}

/** Work without a pause (ms). */
const breath = 25
