import { Hono } from 'hono'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { estudianteParaCertificado } from './estudianteParaCertificado.ts'

/** Answers what the form of a request needs of a student. The requests themselves are the cases of the process `certificados`. (B §7, Certificates) */
export const certificados = new Hono<AppEnv>().get(
  '/estudiantes/:matricula/certificado',
  requireSession,
  requireRoles('escolar', 'coordinador'),
  async c =>
    answerSuccess(
      c,
      'Consulta realizada',
      await estudianteParaCertificado(c.var.db, c.req.param('matricula'), c.var.usuario),
    ),
)
