import type { createApp } from '../../server/universityServer.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { contrasena, correoDe } from './reparto.ts'

/** Reads an address of the API as one role. Returns its `data`, or undefined for any status but 200. `agregar` posts a body there. */
export type Leer = ((ruta: string) => Promise<unknown>) & {
  rol: Rol
  agregar: (ruta: string, cuerpo: unknown) => Promise<void>
}

/** The tokens of the sessions opened on an app, by role. */
const sesiones = new WeakMap<ReturnType<typeof createApp>, Map<string, Promise<string>>>()

/** Returns a reader for each role of the cast. Each role signs in once an app, at its first use. */
export const lectores = (app: ReturnType<typeof createApp>) => {
  const entrada = async (rol: string): Promise<string> => {
    const respuesta = await app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: correoDe(rol), password: contrasena }),
    })
    return JSON.parse(await respuesta.text()).data.token
  }
  const tokens = sesiones.get(app) ?? new Map<string, Promise<string>>()
  sesiones.set(app, tokens)
  const tokenDe = (rol: Rol) => {
    const token = tokens.get(rol) ?? entrada(rol)
    tokens.set(rol, token)
    return token
  }
  return (rol: Rol): Leer => {
    const leer = async (ruta: string) => {
      const respuesta = await app.request(`/api/${ruta}`, {
        headers: { authorization: `Bearer ${await tokenDe(rol)}` },
      })
      return respuesta.status === 200 ? JSON.parse(await respuesta.text()).data : undefined
    }
    const agregar = async (ruta: string, cuerpo: unknown) => {
      const respuesta = await app.request(`/api/${ruta}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await tokenDe(rol)}`, 'content-type': 'application/json' },
        body: JSON.stringify(cuerpo),
      })
      if (respuesta.status !== 201) throw new Error(await respuesta.text())
    }
    return Object.assign(leer, { rol, agregar })
  }
}
