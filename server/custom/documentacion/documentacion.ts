import { Hono } from 'hono'
import * as z from 'zod'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { readBody, limitShortBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { documentacionDe } from './documentacionDe.ts'
import { documentosPropios } from './documentosPropios.ts'
import { saveDocumentacion } from './saveDocumentacion.ts'

/** Answers what a student has handed in, to whoever sees the student and to the student; the escolares of the own CUC change it. (B §2, §7, Documentation) */
export const rutasDeDocumentacion = new Hono<AppEnv>()
  .get('/estudiante/documentacion', requireSession, requireRoles('estudiante'), async c =>
    answerSuccess(c, '', await documentosPropios(c.var)),
  )
  .get('/documentacion/:matricula', requireSession, requireRoles('escolar', 'coordinador', 'consejero'), async c => {
    const { matricula } = await quienEstudia(c.var.db, c.var.usuario, c.req.param('matricula'))
    return answerSuccess(c, '', (await documentacionDe(c.var.db, [matricula])).get(matricula) ?? [])
  })
  .put('/documentacion/:matricula', requireSession, requireRoles('escolar'), limitShortBody, idempotent, async c => {
    const { documentacion, ...dicho } = await readBody(c, cuerpoDeDocumentacion)
    const guardada = await saveDocumentacion(c.var, c.req.param('matricula'), documentacion, dicho)
    return answerSuccess(c, 'Estado de documentacion actualizada', guardada)
  })

const invalida = 'La documentación del estudiante no es válida'

/** Body of the call. It may be the whole student of the path, whose other fields are ignored. */
export const cuerpoDeDocumentacion = z.object({
  matricula: z.unknown().optional().describe('La del estudiante de la dirección'),
  documentacion: z
    .array(z.object({ nombre: z.string(invalida).max(200, invalida), estado: z.boolean(invalida) }, invalida), invalida)
    .max(100, invalida),
  version: z
    .int('La versión no es válida')
    .min(1, 'La versión no es válida')
    .max(2_147_483_647, 'La versión no es válida')
    .optional(),
})
