import { browserStorage } from './browserStorage.ts'

/** Address of this tab to which a person comes back by signing in. It lives as long as the tab, through reloads. */
export const returnAddress = {
  /** Stores the tab's address, asked for without a session: any person who signs in next may go there. */
  keep: () => store(),
  /** Notes the signed-in person, for the moment when their session runs out. */
  noteInside(person: string) {
    inside = person
  },
  /** Tells whether this tab shows, or has just stopped showing, what is of a signed-in person. */
  isInside: () => inside !== undefined,
  /** Stores the tab's address for the person whose session ran out, and for nobody else. Returns whether anybody was signed in. */
  expire(): boolean {
    if (inside === undefined) return false
    store(inside)
    inside = undefined
    return true
  },
  /** Returns the stored address once; `undefined` when it is another person's or lies outside this application. */
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

/** Parses an address without `URL.canParse`, which came to Safari with 17 and to Chrome with 120. */
const urlOf = (address: string): URL | undefined => {
  try {
    return new URL(address, location.origin)
  } catch {
    return undefined
  }
}

const stored = (): { direccion?: unknown; de?: unknown } => Object(browserStorage.tab.json(place))
