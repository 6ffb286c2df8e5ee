/** Calls `look` by the minute, and when the page is looked at again; answers how to stop. */
export const onLook = (look: () => void): (() => void) => {
  const clock = setInterval(look, 60_000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', look)
  }
}
