import { setImmediate as turn } from 'node:timers/promises'

/** Waits until two turns of the event loop bring nothing more, or so many passed: what was on its way has been seen. */
export const quiet = async (count: () => number, turns = 100): Promise<void> => {
  for (let silent = 0, before = count(); silent < 2 && turns > 0; turns -= 1, before = count()) {
    await turn()
    silent = count() === before ? silent + 1 : 0
  }
}
