import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { miActividad } from './actividad.ts'
import { cambioContrasenia } from './cambioContrasenia.ts'
import { idempotent } from '../idempotency/idempotent.ts'
import { limitShortBody } from '../http/readBody.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { olvidoContra } from './olvidoContra.ts'
import { perfil } from './perfil.ts'
import { restablecerContrasenia } from './restablecerContrasenia.ts'
import { closeOtherSessions, closeOwnSession, misSesiones } from './misSesiones.ts'
import { requireSession } from './sesion.ts'

/** Routes of the session, the profile and the password. (A §7, B §7) */
export const autenticacion = new Hono<AppEnv>()
  .post('/login', limitShortBody, login)
  .delete('/logout', requireSession, logout)
  .post('/olvido-contra', limitShortBody, olvidoContra)
  .post('/restablecer-contrasenia', limitShortBody, restablecerContrasenia)
  .get('/datos/personales/usuario', requireSession, perfil)
  .get('/datos/personales/actividad', requireSession, miActividad)
  .get('/sesiones', requireSession, misSesiones)
  .delete('/sesiones', requireSession, idempotent, closeOtherSessions)
  .delete('/sesiones/:id', requireSession, idempotent, closeOwnSession)
  .post('/cambio-contrasenia', requireSession, limitShortBody, cambioContrasenia)
