import { Navigate } from 'ra-core'
import { createContext, useContext, useEffect } from 'react'
import { currentSession } from '../../api/session.ts'
import { homeRoute } from '../routes/homeRoute.ts'

/** Hands the page over to the landing, in the way that the mounting root gives. */
export const WayOutContext = createContext<() => void>(() => undefined)

/** The address `/` inside the admin: home for who is signed in, the landing for who no longer is. (A §2, Guards) */
export const WayOut = () => {
  const onWayOut = useContext(WayOutContext)
  const inside = currentSession() !== null
  useEffect(() => {
    if (!inside) onWayOut()
  }, [inside, onWayOut])
  return inside ? <Navigate to={homeRoute()} replace /> : null
}
