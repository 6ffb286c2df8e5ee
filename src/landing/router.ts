import { useSyncExternalStore } from 'react'

/** Goes to an address of this application without loading the page. Every router that listens to the history hears it, and can tell by each entry's `idx` which way a person goes. */
export function goTo(address: string, { replace = false } = {}): void {
  const idx: number = history.state?.idx ?? 0
  history.replaceState({ ...history.state, idx }, '')
  if (replace) history.replaceState({ idx }, '', address)
  else history.pushState({ idx: idx + 1 }, '', address)
  visits++
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Answers the current path, without a final slash. Going again to the same address renders again: the session may have changed. */
export function usePath(): string {
  useSyncExternalStore(subscribe, () => visits)
  return withoutSlash(location.pathname)
}

/** The page that everybody has behind the sign-in. */
export const home = '/homePage'

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')

let visits = 0

function subscribe(listener: () => void) {
  const onPopState = () => {
    visits++
    listener()
  }
  addEventListener('popstate', onPopState)
  return () => removeEventListener('popstate', onPopState)
}
