/** Runs `work` once the browser is idle, after 3 s at most; returns the function that cancels it. */
export const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
