import { Hono } from 'hono'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { cuerpoHasta } from '../../cuerpo.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { asociar } from './asociar.ts'
import { desasociar } from './desasociar.ts'

/** Who takes a class; its lists are declared doors. (B §7) */
export const clases = new Hono<Entorno>()
  .post('/clases/asociar-estudiantes', conSesion, soloRoles('escolar'), cuerpoHasta(256 * 1024), idempotent, asociar)
  .post(
    '/clases/desasociar-estudiantes',
    conSesion,
    soloRoles('escolar'),
    cuerpoHasta(16 * 1024),
    idempotent,
    desasociar,
  )
