import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { limitShortBody } from '../../http/readBody.ts'
import { requireSession } from '../sesion.ts'
import { nuevoSecreto } from './nuevoSecreto.ts'

/** Route of the keys of other systems beside what they declare. */
export const sistemas = new Hono<AppEnv>().post(
  '/llavesDeSistemas/:id/secreto',
  requireSession,
  requireRoles('administrativo', 'coordinador'),
  limitShortBody,
  nuevoSecreto,
)
