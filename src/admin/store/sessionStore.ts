import { memoryStore, type Store } from 'ra-core'
import { browserStorage } from '../../api/browserStorage.ts'
import { currentSession } from '../../api/session.ts'
import { identityOf } from '../../api/currentUser.ts'

/** Creates the store in which lists and tabs remember their state while the browser's tab lives, for one person; signing out resets it. `initial` is what it holds from the start. */
export const sessionStore = (initial: Readonly<Record<string, unknown>> = {}): Store => {
  const usuario = currentSession()?.usuario
  const whose = usuario && identityOf(usuario)
  const store = memoryStore({ ...initial, ...itemsOf(whose) })
  const keep = () => browserStorage.tab.set(place, JSON.stringify({ whose, items: store.listItems?.() ?? {} }))
  return {
    ...store,
    setItem: (key, value) => {
      store.setItem(key, value)
      keep()
    },
    removeItem: key => {
      store.removeItem(key)
      keep()
    },
    removeItems: prefix => {
      store.removeItems(prefix)
      keep()
    },
    reset: () => {
      store.reset()
      keep()
    },
  }
}

const place = 'estado'

const itemsOf = (whose?: string) => {
  const stored: { whose?: unknown; items?: object } = Object(browserStorage.tab.json(place))
  return stored.whose === whose ? stored.items : {}
}
