import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { personaDe } from './persona.ts'

/** Answers `GET datos/personales/usuario`: the data of the profile, `programa` and `grupo` by name and only for students. (B §2, Profile) */
export const perfil = async (c: Context<AppEnv>) => {
  const { db, usuario } = c.var
  const { activa: _, ...datos } = await personaDe(db, usuario)
  return answerSuccess(c, 'Datos personales', { ...datos, email: usuario.email })
}
