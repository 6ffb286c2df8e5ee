/** Lets the page answer to keys and pointers once the work at hand has taken so many milliseconds; else goes on at once. */
export const respiros = (cada = 40) => {
  let desde = performance.now()
  return async () => {
    if (performance.now() - desde < cada) return
    await new Promise(seguir => setTimeout(seguir))
    desde = performance.now()
  }
}
