import { StoreContextProvider, useEvent, useLocation, useNavigate, useStoreContext } from 'ra-core'
import { use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigationType } from 'react-router-dom'
import { addressStore } from './addressStore.ts'
import { hangsFrom, lastQueryAt, places } from './places.ts'

/** Provides a store that keeps the screen's tab, choices, search, order, page and opened view in its address. A bare address finds the last one again, with nothing open. */
export const AddressStore = ({ children }: { children: ReactNode }) => {
  const around = useStoreContext()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const remembered = lastQueryAt(pathname)
  const [first] = useState(() => search || around.getItem<string>(remembered, '') || '')
  const router = use(DataRouterContext)?.router
  /** Ignores a search that falls due while the next screen is being prepared: it would call the person back. */
  const go = useEvent((next: string, replace: boolean) => {
    if (router && router.state.location.pathname !== pathname) return
    void navigate({ pathname, search: next }, { state: { byStore: true }, replace })
  })
  const [{ store, arrive }] = useState(() => addressStore(around, first, go))
  const arrived = useRef(false)
  useLayoutEffect(() => {
    if (arrived.current) {
      if (cameBack || !state?.byStore) arrive(search)
      return
    }
    arrived.current = true
    if (first !== search) void navigate({ pathname, search: first }, { replace: true, state: { byStore: true } })
  }, [arrive, cameBack, first, navigate, pathname, search, state])
  useEffect(() => around.setItem(remembered, closed(search)), [around, remembered, search])
  return <StoreContextProvider value={store}>{children}</StoreContextProvider>
}

/** Returns an address query without what is open over the screen. */
const closed = (search: string) => {
  const query = [...new URLSearchParams(search)].filter(([name]) => !hangsFrom(name, places.opened))
  return query.length ? `?${new URLSearchParams(query)}` : ''
}
