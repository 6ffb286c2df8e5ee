import type { Context } from 'hono'
import type { Entorno } from '../contexto.ts'
import { exito } from '../exito.ts'
import { personaDe } from './persona.ts'

/** `GET datos/personales/usuario`: what the profile shows, `programa` and `grupo` by name and only for students. (B §2, Profile) */
export const perfil = async (c: Context<Entorno>) => {
  const { db, usuario } = c.var
  const { activa: _, ...datos } = await personaDe(db, usuario)
  return exito(c, 'Datos personales', { ...datos, email: usuario.email })
}
