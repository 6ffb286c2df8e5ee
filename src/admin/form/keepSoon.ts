/**
 * Calls `write` within 250 ms of `soon`, at the latest before the page is hidden; `stop` writes what still waits. If
 * `write` returns false, it is tried once more before the page is hidden.
 */
export const keepSoon = (write: () => boolean) => {
  const waiting: { turn?: ReturnType<typeof setTimeout>; owed: boolean } = { owed: false }
  const now = () => {
    clearTimeout(waiting.turn)
    waiting.turn = undefined
    waiting.owed = !write()
  }
  const leaving = () => {
    if (waiting.owed) now()
  }
  addEventListener('pagehide', leaving)
  document.addEventListener('visibilitychange', leaving)
  return {
    soon: () => {
      waiting.owed = true
      waiting.turn ??= setTimeout(now, 250)
    },
    stop: () => {
      if (waiting.turn !== undefined) now()
      removeEventListener('pagehide', leaving)
      document.removeEventListener('visibilitychange', leaving)
    },
  }
}
