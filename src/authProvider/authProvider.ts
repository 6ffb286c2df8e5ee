import type { AuthProvider } from 'ra-core'
import { avisos } from '../api/avisos.ts'
import { cierreDeSesion } from '../api/cierreDeSesion.ts'
import { ErrorDePeticion } from '../api/ErrorDePeticion.ts'
import { ingreso, type Credenciales } from '../api/ingreso.ts'
import { mayRead, mayWrite } from '../schema/mayWrite.ts'
import type { Mode } from '../schema/active.ts'
import { resourceNamed } from '../schema/house.ts'
import { sesionActual } from '../api/sesion.ts'
import { identidad } from '../api/usuarioActual.ts'

/** The session as react-admin asks for it. Every message is left for the landing, where a session that ends arrives. (A §4, A §8) */
export const authProvider = {
  async login({ email, password }: Credenciales) {
    await ingreso({ email, password })
    return { redirectTo: '/homePage' }
  },
  async logout() {
    await cierreDeSesion()
    return '/'
  },
  checkAuth: () => (sesionActual() ? Promise.resolve() : alInicio()),
  checkError(error: unknown) {
    if (!(error instanceof ErrorDePeticion) || error.status !== 401 || sesionActual()) return Promise.resolve()
    avisos.agregar({ tipo: 'error', texto: error.statusText })
    return alInicio()
  },
  getIdentity() {
    const usuario = sesionActual()?.usuario
    return usuario
      ? Promise.resolve({
          ...usuario,
          id: identidad(usuario),
          fullName: usuario.nombre,
        })
      : alInicio()
  },
  async canAccess({ resource, action }: { resource: string; action: string }) {
    const declared = resourceNamed(resource)
    const rol = sesionActual()?.rol
    const mode = modes[action]
    return mode ? mayWrite(declared, mode, rol) : mayRead(declared, rol)
  },
  getPermissions: () => Promise.resolve(sesionActual()?.rol ?? null),
} satisfies AuthProvider

/** What react-admin calls the modes of a form; every other action reads. */
const modes: Readonly<Record<string, Mode | undefined>> = { create: 'create', edit: 'update', delete: 'delete' }

/** Sends react-admin to the landing without a notice of its own. */
const alInicio = (): Promise<never> => Promise.reject({ redirectTo: '/', message: false })
