import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { limitShortBody } from '../../http/readBody.ts'
import { requireSession } from '../sesion.ts'
import { confirm } from './confirm.ts'
import { challenge, ingresoConLlave } from './ingresoConLlave.ts'
import { addKey, challengeNew, removeKey } from './llaves.ts'
import { begin, misFactores, renewCodes, switchOff } from './miSegundoFactor.ts'
import { activacion, segundoPaso } from './segundoPaso.ts'

/** Routes of the second step of a sign-in, and of what the owner of an account does about it. */
export const factores = new Hono<AppEnv>()
  .post('/login/segundo-paso', limitShortBody, segundoPaso)
  .post('/login/activacion', limitShortBody, activacion)
  .post('/login/llave/reto', limitShortBody, challenge)
  .post('/login/llave', limitShortBody, ingresoConLlave)
  .post('/llaves/reto', requireSession, limitShortBody, challengeNew)
  .post('/llaves', requireSession, limitShortBody, addKey)
  .post('/llaves/:id/retiro', requireSession, limitShortBody, removeKey)
  .get('/segundo-factor', requireSession, misFactores)
  .post('/segundo-factor', requireSession, limitShortBody, begin)
  .post('/segundo-factor/confirmacion', requireSession, limitShortBody, confirm)
  .post('/segundo-factor/desactivacion', requireSession, limitShortBody, switchOff)
  .post('/segundo-factor/codigos', requireSession, limitShortBody, renewCodes)
