import { Hono } from 'hono'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { quienEstudia } from '../academico/quienEstudia.ts'
import { requireSession } from '../auth/sesion.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import type { AppEnv, Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { requestScopeOf } from '../crud/requestScope.ts'
import { cucDe } from '../auth/cucDe.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { notAllowed } from '../http/notAllowed.ts'
import { firmasDe } from './firmasDe.ts'

/** Answers who signs today for a CUC, and where: of any CUC for the coordinador, of the own one for its office and its students. (B §7) */
export const firmas = new Hono<AppEnv>().get(
  '/cucs/:clave_cuc/firmas',
  requireSession,
  requireRoles('coordinador', 'escolar', 'estudiante'),
  async c => {
    const { db, usuario, options } = c.var
    const clave = requestScopeOf(c).params.clave_cuc ?? ''
    if (usuario.rol !== 'coordinador' && (await suCuc(db, usuario)) !== clave) throw notAllowed()
    return answerSuccess(c, 'Firmas del CUC', await firmasDe(db, clave, hoyEnMexico(options.now())))
  },
)

const suCuc = async (db: Queryable, usuario: Usuario) =>
  usuario.rol === 'estudiante' ? (await quienEstudia(db, usuario, usuario.matricula ?? '')).clave_cuc : cucDe(usuario)
