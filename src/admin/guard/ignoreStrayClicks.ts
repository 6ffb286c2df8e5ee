/** Takes a double click for one click where the first opened or closed a dialog, panel or menu: the second would close what has just come, or press what lay under what has just gone. Answers how to stop. */
export const ignoreStrayClicks = (): (() => void) => {
  const first: { over?: Element | null } = {}
  const onClick = (event: MouseEvent) => {
    const over = event.target instanceof Element ? event.target.closest('.MuiModal-root') : null
    if (event.detail < 2) first.over = over
    else if (over !== first.over) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
