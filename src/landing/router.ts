import { useSyncExternalStore } from 'react'
import { observable } from '../api/observable.ts'
import { withoutSlash } from './destinationOf.ts'

/** Goes to an address of this application without loading the page. Numbers the entries (`idx`) and tells every router that listens to the history, which so knows the direction. */
export function goTo(address: string, { replace = false } = {}): void {
  const idx: number = history.state?.idx ?? 0
  history.replaceState({ ...history.state, idx }, '')
  if (replace) history.replaceState({ idx }, '', address)
  else history.pushState({ idx: idx + 1 }, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Returns the current path, without a final slash. Going again to the same address renders again, since the session may have changed. */
export function usePath(): string {
  useSyncExternalStore(visits.subscribe, visits.get)
  return withoutSlash(location.pathname)
}

const visits = observable(0)
addEventListener('popstate', () => visits.set(visits.get() + 1))
