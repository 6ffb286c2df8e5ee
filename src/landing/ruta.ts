import { useSyncExternalStore } from 'react'

/** Goes to an address of this application without loading the page. Every router that listens to the history hears it, and can tell by each entry's `idx` which way a person goes. */
export function irA(destino: string, { reemplazar = false } = {}): void {
  const idx: number = history.state?.idx ?? 0
  history.replaceState({ ...history.state, idx }, '')
  if (reemplazar) history.replaceState({ idx }, '', destino)
  else history.pushState({ idx: idx + 1 }, '', destino)
  visitas++
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The current path, without a final slash. Going again to the same address renders again: the session may have changed. */
export function useRuta(): string {
  useSyncExternalStore(suscripcion, () => visitas)
  return sinDiagonal(location.pathname)
}

/** The page that everybody has behind the sign-in. */
export const casa = '/homePage'

export const sinDiagonal = (path: string): string => path.replace(/(?<=.)\/+$/, '')

let visitas = 0

function suscripcion(oyente: () => void) {
  const alCambiar = () => {
    visitas++
    oyente()
  }
  addEventListener('popstate', alCambiar)
  return () => removeEventListener('popstate', alCambiar)
}
