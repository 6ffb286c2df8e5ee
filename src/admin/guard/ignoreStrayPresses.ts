/**
 * Takes a double click for one click where the first opened or closed a dialog, panel or menu: the second would close what has just come, or
 * press what lay under what has just gone, as its mere press opens a list of choices. So is Enter held down one press of a button or of a form. Answers how to stop.
 */
export const ignoreStrayPresses = (): (() => void) => {
  const first: { over?: Element | null } = {}
  const onPress = (event: MouseEvent) => {
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
  for (const type of presses) addEventListener(type, onPress, true)
  addEventListener('keydown', onKey, true)
  return () => {
    for (const type of presses) removeEventListener(type, onPress, true)
    removeEventListener('keydown', onKey, true)
  }
}

const presses = ['mousedown', 'click'] as const

/** What is no button to the browser: its own code presses it. */
const pressedByScript = '[role=menuitem], [role=option]'
