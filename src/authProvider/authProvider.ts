import type { AuthProvider } from 'ra-core'
import { waitingNotices } from '../api/waitingNotices.ts'
import { signOut } from '../api/signOut.ts'
import { isSessionOver } from '../api/isSessionOver.ts'
import { signIn, type Credentials } from '../api/signIn.ts'
import { mayRead } from '../schema/doors/mayRead.ts'
import { mayWrite } from '../schema/doors/mayWrite.ts'
import type { Mode } from '../schema/active.ts'
import { homeOf, resourceNamed } from '../schema/house.ts'
import { currentSession } from '../api/session.ts'
import { identityOf } from '../api/currentUser.ts'

/** Auth provider of react-admin over the session. Every message is left for the landing, where a session that ends arrives. (A §4, A §8) */
export const authProvider = {
  async login({ email, password }: Credentials) {
    await signIn({ email, password })
    return { redirectTo: homeOf(currentSession()?.rol) }
  },
  async logout() {
    await signOut()
    return '/'
  },
  checkAuth: () => (currentSession() ? Promise.resolve() : alInicio()),
  checkError(error: unknown) {
    if (!isSessionOver(error)) return Promise.resolve()
    waitingNotices.add({ type: 'error', text: error.statusText })
    return alInicio()
  },
  getIdentity() {
    const usuario = currentSession()?.usuario
    return usuario
      ? Promise.resolve({
          ...usuario,
          id: identityOf(usuario),
          fullName: usuario.nombre,
        })
      : alInicio()
  },
  async canAccess({ resource, action }: { resource: string; action: string }) {
    const declared = resourceNamed(resource)
    const rol = currentSession()?.rol
    const mode = modes[action]
    return mode ? mayWrite(declared, mode, rol) : mayRead(declared, rol)
  },
  getPermissions: () => Promise.resolve(currentSession()?.rol ?? null),
} satisfies AuthProvider

/** Form modes by react-admin's action names; every other action reads. */
const modes: Readonly<Record<string, Mode | undefined>> = { create: 'create', edit: 'update', delete: 'delete' }

/** Rejects so that react-admin goes to the landing without a notice of its own. */
const alInicio = (): Promise<never> => Promise.reject({ redirectTo: '/', message: false })
