/** What had the focus, and the way to it: each place around with which of its children leads on, the closest first, up to a dialog or the main part; `off` once it was seen out of order. */
type Held = { element: Element; place: Element; way: readonly Step[]; off?: boolean }
type Step = { around: Element; at: number }

/** Leads whoever works by keys on where what has the focus goes away, at once or when an answer comes: to what stands there now nearby, not to the top of the page; and back to a button that was only out of order while it worked. Answers how to stop. */
export const keepFocus = (): (() => void) => {
  const held: Held[] = []
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
    if (now) held.splice(0, held.length, ...held.filter(({ place }) => place !== now.place), now)
  }
  const watch = new MutationObserver(() => {
    held.splice(0, held.length, ...held.filter(({ place }) => place.isConnected))
    const now = held.at(-1)
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

const holdingOf = (element: Element): Held | undefined => {
  const place = element.closest('[role=dialog], main')
  return place ? { element, place, way: wayTo(element, place) } : undefined
}

const wayTo = (element: Element, place: Element): readonly Step[] => {
  const around = element.parentElement
  if (element === place || !around) return []
  return [{ around, at: [...around.children].indexOf(element) }, ...wayTo(around, place)]
}

/** Whether nothing holds the focus but the page, or the frame of a dialog. A screen that has just been opened holds it itself. */
const isLost = (place: Element) => {
  const { activeElement } = document
  return !activeElement || (activeElement.contains(place) && !activeElement.matches('main'))
}

/** What can be reached where it was, after it, or before it: in the closest place that holds something to reach. */
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

/** All that the tabulator reaches in it, in its order. */
const stopsIn = (child: Element) =>
  [child, ...child.querySelectorAll(reached)].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(reached) && (each.checkVisibility?.() ?? true),
  )

const reached =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [aria-hidden=true])'
