/** The address of this tab to which a person comes back by signing in. It lives as long as the tab, through reloads. */
export const regreso = {
  /** Somebody without a session asked for where this tab is: whoever signs in next may go there. */
  pedir: () => guardar(),
  /** Notes who is inside, for the day their session ends. */
  habita(quien: string) {
    dentro = quien
  },
  /** The session ended by itself: that person alone returns to where this tab is. Answers whether anybody was inside. */
  vencer(): boolean {
    if (dentro === undefined) return false
    guardar(dentro)
    dentro = undefined
    return true
  },
  /** Hands the address over, once; none when it was another person's, or does not lie in this application. */
  tomar(quien: string): URL | undefined {
    const { direccion, de } = guardado()
    regreso.olvidar()
    if (typeof direccion !== 'string' || (de !== undefined && de !== quien)) return undefined
    const url = URL.canParse(direccion, location.origin) ? new URL(direccion, location.origin) : undefined
    return url?.origin === location.origin ? url : undefined
  },
  olvidar() {
    dentro = undefined
    sessionStorage.removeItem(lugar)
  },
}

let dentro: string | undefined

const lugar = 'regreso'

const guardar = (de?: string) => {
  const direccion = location.pathname + location.search + location.hash
  sessionStorage.setItem(lugar, JSON.stringify({ direccion, de }))
}

const guardado = (): { direccion?: unknown; de?: unknown } => {
  try {
    return JSON.parse(sessionStorage.getItem(lugar) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
