import { useSyncExternalStore } from 'react'

/** Goes to an address of this application without loading the page. Every router that listens to the history hears it. */
export function irA(destino: string, { reemplazar = false } = {}): void {
  if (reemplazar) history.replaceState(null, '', destino)
  else history.pushState(null, '', destino)
  visitas++
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The current path, without a final slash. Going again to the same address renders again: the session may have changed. */
export function useRuta(): string {
  useSyncExternalStore(suscripcion, () => visitas)
  return location.pathname.replace(/(?<=.)\/+$/, '')
}

let visitas = 0

function suscripcion(oyente: () => void) {
  const alCambiar = () => {
    visitas++
    oyente()
  }
  addEventListener('popstate', alCambiar)
  return () => removeEventListener('popstate', alCambiar)
}
