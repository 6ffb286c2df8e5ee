import { browserStorage } from './browserStorage.ts'

/** The address of this tab to which a person comes back by signing in. It lives as long as the tab, through reloads. */
export const returnAddress = {
  /** Somebody without a session asked for where this tab is: whoever signs in next may go there. */
  keep: () => store(),
  /** Notes who is inside, for the day their session ends. */
  noteInside(person: string) {
    inside = person
  },
  /** The session ended by itself: that person alone returns to where this tab is. Answers whether anybody was inside. */
  expire(): boolean {
    if (inside === undefined) return false
    store(inside)
    inside = undefined
    return true
  },
  /** Hands the address over, once; none when it was another person's, or does not lie in this application. */
  take(person: string): URL | undefined {
    const { direccion, de } = stored()
    returnAddress.forget()
    if (typeof direccion !== 'string' || (de !== undefined && de !== person)) return undefined
    const url = urlOf(direccion)
    return url?.origin === location.origin ? url : undefined
  },
  forget() {
    inside = undefined
    browserStorage.tab.remove(place)
  },
}

let inside: string | undefined

const place = 'regreso'

const store = (de?: string) => {
  const direccion = location.pathname + location.search + location.hash
  browserStorage.tab.set(place, JSON.stringify({ direccion, de }))
}

/** `URL.canParse` came to Safari with 17, to Chrome with 120. */
const urlOf = (address: string): URL | undefined => {
  try {
    return new URL(address, location.origin)
  } catch {
    return undefined
  }
}

const stored = (): { direccion?: unknown; de?: unknown } => Object(browserStorage.tab.json(place))
