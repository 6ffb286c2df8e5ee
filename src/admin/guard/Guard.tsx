import { Navigate, useNotify } from 'ra-core'
import { useEffect, type ReactNode } from 'react'
import { currentSession } from '../../api/session.ts'
import type { Role } from '../../schema/account/roles.ts'

/** Lets in the roles of a route, and sends anyone else to `/`; a signed-in person is told why. Reads the cookie on every navigation; the server decides on its own. (A §2, Guards) */
export const Guard = ({ roles, children }: { roles: readonly Role[]; children: ReactNode }) => {
  const session = currentSession()
  if (!session) return <Navigate to="/" replace />
  return roles.includes(session.rol) ? children : <Refused />
}

/** Sends to `/` with a notice: a colleague of another role may have shared the address. */
const Refused = () => {
  const notify = useNotify()
  useEffect(() => notify('Su cuenta no tiene acceso a la pantalla de esa dirección', { type: 'info' }), [notify])
  return <Navigate to="/" replace />
}
