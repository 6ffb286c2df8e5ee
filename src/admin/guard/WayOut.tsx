import { Navigate } from 'ra-core'
import { createContext, useContext, useEffect } from 'react'
import { currentSession } from '../../api/session.ts'
import { homeRoute } from '../routes/homeRoute.ts'

/** Hands the page over to the landing; the mounting root provides how. */
export const WayOutContext = createContext<() => void>(() => undefined)

/** Route of `/` inside the admin: goes home with a session, to the landing without one. (A §2, Guards) */
export const WayOut = () => {
  const onWayOut = useContext(WayOutContext)
  const inside = currentSession() !== null
  useEffect(() => {
    if (!inside) onWayOut()
  }, [inside, onWayOut])
  return inside ? <Navigate to={homeRoute()} replace /> : null
}
