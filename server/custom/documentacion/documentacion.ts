import { Hono } from 'hono'
import { z } from 'zod'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { cuerpo, cuerpoBreve } from '../../cuerpo.ts'
import { exito } from '../../exito.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { documentacionDe } from './documentacionDe.ts'
import { guardarDocumentacion } from './guardarDocumentacion.ts'

/** What a student has handed in: read by who sees the student, changed by the escolares of the own CUC. (B §2, §7, Documentation) */
export const rutasDeDocumentacion = new Hono<Entorno>()
  .get('/documentacion/:matricula', conSesion, soloRoles('escolar', 'coordinador', 'consejero'), async c => {
    const { matricula } = await quienEstudia(c.var.db, c.var.usuario, c.req.param('matricula'))
    return exito(c, '', (await documentacionDe(c.var.db, [matricula])).get(matricula) ?? [])
  })
  .put('/documentacion/:matricula', conSesion, soloRoles('escolar'), cuerpoBreve, idempotent, async c => {
    const { documentacion, version } = await cuerpo(c, esquema)
    const guardada = await guardarDocumentacion(c.var, c.req.param('matricula'), documentacion, version)
    return exito(c, 'Estado de documentacion actualizada', guardada)
  })

const invalida = 'La documentación del estudiante no es válida'

/** The body may be the whole student: what else it carries is not read. */
const esquema = z.object({
  documentacion: z
    .array(z.object({ nombre: z.string(invalida).max(200, invalida), estado: z.boolean(invalida) }, invalida), invalida)
    .max(100, invalida),
  version: z
    .int('La versión no es válida')
    .min(1, 'La versión no es válida')
    .max(2_147_483_647, 'La versión no es válida')
    .optional(),
})
