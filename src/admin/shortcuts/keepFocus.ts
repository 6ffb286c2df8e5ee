import { placeOf } from '../guard/layers.ts'

/** Element that had the focus, its dialog or main part, and the path up to it: each ancestor with the index of the child on the path, the closest first. `off` marks an element seen disabled. */
type HeldFocus = { element: Element; place: Element; way: readonly Step[]; off?: boolean }
type Step = { around: Element; at: number }

/**
 * Moves the keyboard's focus when its element disappears, now or after an answer, to what stands there, and back to a
 * button disabled while it worked. Returns the function that stops it.
 */
export const keepFocus = (): (() => void) => {
  const recentFocus: HeldFocus[] = []
  const last = { byKeys: false }
  const hear = (byKeys: boolean) => () => {
    last.byKeys = byKeys
  }
  const [onKey, onPointer] = [hear(true), hear(false)]
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0) onKey()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const now = target instanceof Element ? holdingOf(target) : undefined
    if (now) recentFocus.splice(0, recentFocus.length, ...recentFocus.filter(({ place }) => place !== now.place), now)
  }
  const watch = new MutationObserver(() => {
    recentFocus.splice(0, recentFocus.length, ...recentFocus.filter(({ place }) => place.isConnected))
    const now = recentFocus.at(-1)
    if (!now || !last.byKeys || !isLost(now.place)) return
    const { element, way } = now
    if (!element.isConnected) stopAlong(way)?.focus()
    else if (element.matches(':disabled')) now.off = true
    else if (now.off && element instanceof HTMLElement) element.focus()
  })
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', onPointer, true)
  addEventListener('click', onClick, true)
  addEventListener('focusin', onFocus)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('pointerdown', onPointer, true)
    removeEventListener('click', onClick, true)
    removeEventListener('focusin', onFocus)
    watch.disconnect()
  }
}

const holdingOf = (element: Element): HeldFocus | undefined => {
  const place = placeOf(element)
  return place ? { element, place, way: wayTo(element, place) } : undefined
}

const wayTo = (element: Element, place: Element): readonly Step[] => {
  const around = element.parentElement
  if (element === place || !around) return []
  return [{ around, at: [...around.children].indexOf(element) }, ...wayTo(around, place)]
}

/** Tells whether the focus is lost to the page or to the frame of a dialog. A screen that has just been opened holds it itself. */
const isLost = (place: Element) => {
  const { activeElement } = document
  return !activeElement || (activeElement.contains(place) && !activeElement.matches('main'))
}

/** Returns a focusable element at, after or before the lost position, in the closest ancestor that has one. */
const stopAlong = (way: readonly Step[]): HTMLElement | undefined => {
  for (const { around, at } of way) {
    if (!around.isConnected) continue
    const children = [...around.children]
    const after = children.slice(at).flatMap(stopsIn)
    const stop = after[0] ?? children.slice(0, at).flatMap(stopsIn).at(-1)
    if (stop) return stop
  }
  return undefined
}

/** Returns the elements that Tab reaches in a child, in their order. */
const stopsIn = (child: Element) =>
  [child, ...child.querySelectorAll(reached)].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(reached) && (each.checkVisibility?.() ?? true),
  )

const reached =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [aria-hidden=true])'
