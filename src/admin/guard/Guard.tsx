import { Navigate } from 'ra-core'
import type { ReactNode } from 'react'
import { sesionActual } from '../../api/sesion.ts'
import type { Role } from '../../schema/roles.ts'

/** Lets in the roles of a route and sends any other to `/`. Reads the cookie on every navigation; the server decides on its own. (A §2, Guards) */
export const Guard = ({ roles, children }: { roles: readonly Role[]; children: ReactNode }) => {
  const sesion = sesionActual()
  return sesion && roles.includes(sesion.rol) ? children : <Navigate to="/" replace />
}
