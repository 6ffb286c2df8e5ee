import { layerOf } from './layers.ts'

/**
 * Suppresses a second click whose first one opened or closed a layer, since it would act on the other one; makes a held
 * Enter one press. Returns the function that stops it.
 */
export const ignoreStrayPresses = (): (() => void) => {
  const first: { over?: Element | null } = {}
  const onPress = (event: MouseEvent) => {
    const over = event.target instanceof Element ? layerOf(event.target) : null
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

/** Elements that are no buttons for the browser: their own code presses them. */
const pressedByScript = '[role=menuitem], [role=option]'
