/** Leads whoever works by keys on where the button that was pressed goes away with its press: to what follows it nearby, not to the top of the page. Answers how to stop. */
export const keepFocus = (): (() => void) => {
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0) watch()
  }
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key === 'Delete' || key === 'Backspace') watch()
  }
  addEventListener('click', onClick, true)
  addEventListener('keyup', onKeyUp, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('keyup', onKeyUp, true)
  }
}

/** A press is over two frames later: what goes away with it is gone, and what it opened has taken the focus. */
const watch = () => {
  const pressed = document.activeElement
  const place = pressed?.closest('[role=dialog], main')
  if (!pressed || !place || pressed === place) return
  const stops = stopsOf(place)
  const around = placesUpTo(place, pressed)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!pressed.isConnected && isLost(place)) nearest(pressed, stops, around)?.focus()
    }),
  )
}

/** Whether nothing holds the focus but the page, or the frame of the dialog. A screen that has just been opened holds it itself. */
const isLost = (place: Element) => {
  const holder = document.activeElement
  return place.isConnected && (!holder || (holder.contains(place) && !holder.matches('main')))
}

/** What can be reached after the one that is gone, what has come in its place, or what was before it: in the closest place that has any. */
const nearest = (gone: Element, before: readonly HTMLElement[], around: readonly Element[]) => {
  const at = before.findIndex(each => each === gone)
  for (const place of around) {
    const now = stopsOf(place)
    const stop = now.find(each => before.indexOf(each) > at) ?? now.find(each => !before.includes(each)) ?? now.at(-1)
    if (stop) return stop
  }
  return undefined
}

const placesUpTo = (place: Element, from: Element): readonly Element[] => {
  const parent = from.parentElement
  return !parent || from === place ? [] : [parent, ...placesUpTo(place, parent)]
}

/** All that the tabulator reaches there, in its order. */
const stopsOf = (place: Element) =>
  place.isConnected
    ? [...place.querySelectorAll<HTMLElement>(reached)].filter(each => each.checkVisibility?.() ?? true)
    : []

const reached =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [aria-hidden=true])'
