import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { limitShortBody } from '../../http/readBody.ts'
import { ingresoInstitucional, llegadaInstitucional, regresoInstitucional } from './ingresoInstitucional.ts'

/** Routes of the sign-in with an account of the institution. */
export const institucion = new Hono<AppEnv>()
  .get('/institucion/ingreso', ingresoInstitucional)
  .get('/institucion/regreso', regresoInstitucional)
  .post('/login/institucion', limitShortBody, llegadaInstitucional)
