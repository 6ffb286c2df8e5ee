import { setImmediate as turn } from 'node:timers/promises'

/** Waits until two turns of the event loop in a row bring nothing more, or `turns` turns have passed: by then, what was on its way has been counted. */
export const quiet = async (count: () => number, turns = 100): Promise<void> => {
  for (let silent = 0, before = count(); silent < 2 && turns > 0; turns -= 1, before = count()) {
    await turn()
    silent = count() === before ? silent + 1 : 0
  }
}
