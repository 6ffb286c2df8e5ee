import { useBlocker, useLocation } from 'ra-core'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { unsaved } from '../form/unsaved.ts'

/** Lets the browser's Back close what lies open over the screen (a dialog, panel, menu or list of a field), as Escape does, instead of leaving the screen under it; it adds nothing to the history. While something typed would be lost `Leaving` asks: the router hears one at a time. */
export const BackCloses = () => (useSyncExternalStore(unsaved.subscribe, unsaved.any) ? null : <Closing />)

const Closing = () => {
  const location = useLocation()
  const place = useRef<number>(undefined)
  useEffect(() => {
    place.current = placeInHistory()
  }, [location])
  const blocker = useBlocker(({ historyAction }) => {
    const isBack = historyAction === 'POP' && Number(placeInHistory()) < Number(place.current)
    if (!isBack || !uppermost()) return false
    /* What closes may write the address anew: not before the router has gone forward again to where one was. */
    addEventListener('popstate', () => close(uppermost()), { once: true })
    return true
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset?.()
  }, [blocker])
  return null
}

/** Which entry of the router's the page stands at; undefined where the router made none. */
const placeInHistory = (): number | undefined => history.state?.idx

/** The field whose list is open, also one without a choice in it, or else the dialog, panel or menu over the others. */
const uppermost = () =>
  document.querySelector('input[aria-expanded=true]') ??
  (document.querySelector('.MuiAutocomplete-popper') && document.activeElement) ??
  [...document.querySelectorAll('.MuiModal-root:not(.MuiModal-hidden)')].at(-1)

const close = (over?: Element) => over?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
