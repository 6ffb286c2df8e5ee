/**
 * Takes a double click for one click where the first opened or closed a dialog, panel or menu: the second would close what has just come, or
 * press what lay under what has just gone. So is Enter held down one press of a button or of a form. Answers how to stop.
 */
export const ignoreStrayPresses = (): (() => void) => {
  const first: { over?: Element | null } = {}
  const onClick = (event: MouseEvent) => {
    const over = event.target instanceof Element ? event.target.closest('.MuiModal-root') : null
    if (event.detail !== 2) first.over = over
    else if (over !== first.over) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const onKey = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    if (event.target instanceof Element && event.target.closest(pressedByScript)) event.stopPropagation()
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
  }
}

/** What is no button to the browser: its own code presses it. */
const pressedByScript = '[role=menuitem], [role=option]'
