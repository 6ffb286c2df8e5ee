import { Hono } from 'hono'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { limitBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { adviseInscripcion, asociar } from './asociar.ts'
import { desasociar } from './desasociar.ts'

/** Routes that enrol students in a class and remove them; its lists are declared doors. (B §7) */
export const clases = new Hono<AppEnv>()
  .post(
    '/clases/asociar-estudiantes',
    requireSession,
    requireRoles('escolar'),
    limitBody(256 * 1024),
    idempotent,
    asociar,
  )
  .post(
    '/advertencias/inscripciones',
    requireSession,
    requireRoles('escolar'),
    limitBody(256 * 1024),
    adviseInscripcion,
  )
  .post(
    '/clases/desasociar-estudiantes',
    requireSession,
    requireRoles('escolar'),
    limitBody(16 * 1024),
    idempotent,
    desasociar,
  )
