import { Hono } from 'hono'
import type { Entorno } from '../contexto.ts'
import { miActividad } from './actividad.ts'
import { cambioContrasenia } from './cambioContrasenia.ts'
import { cuerpoBreve } from '../cuerpo.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { olvidoContra } from './olvidoContra.ts'
import { perfil } from './perfil.ts'
import { restablecerContrasenia } from './restablecerContrasenia.ts'
import { conSesion } from './sesion.ts'

/** The routes of the session, the profile and the password. (A §7, B §7) */
export const autenticacion = new Hono<Entorno>()
  .post('/login', cuerpoBreve, login)
  .delete('/logout', conSesion, logout)
  .post('/olvido-contra', cuerpoBreve, olvidoContra)
  .post('/restablecer-contrasenia', cuerpoBreve, restablecerContrasenia)
  .get('/datos/personales/usuario', conSesion, perfil)
  .get('/datos/personales/actividad', conSesion, miActividad)
  .post('/cambio-contrasenia', conSesion, cuerpoBreve, cambioContrasenia)
