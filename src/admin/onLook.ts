/** Calls `look` every minute and whenever the page is shown or hidden; returns the function that stops it. */
export const onLook = (look: () => void): (() => void) => {
  const clock = setInterval(look, 60_000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', look)
  }
}
