import { Navigate } from 'ra-core'
import { createContext, useContext, useEffect } from 'react'
import { sesionActual } from '../../api/sesion.ts'

/** Hands the page over to the landing, in the way that the mounting root gives. */
export const SalidaContext = createContext<() => void>(() => undefined)

/** The address `/` inside the admin: home for who is signed in, the landing for who no longer is. (A §2, Guards) */
export const Salida = () => {
  const onSalida = useContext(SalidaContext)
  const dentro = sesionActual() !== null
  useEffect(() => {
    if (!dentro) onSalida()
  }, [dentro, onSalida])
  return dentro ? <Navigate to="/homePage" replace /> : null
}
