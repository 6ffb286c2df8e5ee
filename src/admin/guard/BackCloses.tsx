import { useBlocker, useLocation } from 'ra-core'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { unsavedWork } from '../form/unsavedWork.ts'
import { topLayer } from './layers.ts'

/**
 * Makes the browser's Back close the uppermost dialog, panel, menu or list, as Escape does. Rests while something is
 * unsaved: `Leaving` asks then, and the router hears one blocker at a time.
 */
export const BackCloses = () => (useSyncExternalStore(unsavedWork.subscribe, unsavedWork.any) ? null : <Closing />)

const Closing = () => {
  const location = useLocation()
  const place = useRef<number>(undefined)
  useEffect(() => {
    place.current = placeInHistory()
  }, [location])
  const blocker = useBlocker(({ historyAction }) => {
    const isBack = historyAction === 'POP' && Number(placeInHistory()) < Number(place.current)
    if (!isBack || !uppermost()) return false
    /* Closing may rewrite the address, so it waits until the router has gone forward again to the present entry. */
    addEventListener('popstate', () => close(uppermost()), { once: true })
    return true
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset?.()
  }, [blocker])
  return null
}

/** Returns the position in the router's history; `undefined` for an entry that the router did not make. */
const placeInHistory = (): number | undefined => history.state?.idx

/** Returns the field whose list is open, even an empty one, or else the uppermost dialog, panel or menu. */
const uppermost = () =>
  document.querySelector('input[aria-expanded=true]') ??
  (document.querySelector('.MuiAutocomplete-popper') && document.activeElement) ??
  topLayer()

const close = (over?: Element) => over?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
