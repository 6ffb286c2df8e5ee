import { Hono, type Context } from 'hono'
import { claseDe } from '../../academico/claseDe.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { filas } from './filas.ts'

const answerFilas = async (c: Context<AppEnv>) =>
  answerSuccess(c, '', await filas(c.var.db, await claseDe(c.var.db, c.var.usuario, c.req.param('id_clase'))))

/** Answers the students of a class with their grades, to its facilitador and the school office. (B §7, Grading) */
export const calificaciones = new Hono<AppEnv>()
  .get('/facilitadores/clases/:id_clase/estudiantes', requireSession, requireRoles('facilitador'), answerFilas)
  .get('/escolares/clases/:id_clase/estudiantes', requireSession, requireRoles('escolar'), answerFilas)
