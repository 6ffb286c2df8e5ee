import { Hono } from 'hono'
import { z } from 'zod'
import { faltaParaReinscribir } from '../../../src/domain/reinscripcion.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { situacionDe } from '../../academico/situacionDe.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../contexto.ts'
import { readBody, limitShortBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { aumento } from './aumento.ts'

/** Re-enrolment at the own CUC: raises a student's semester, and says why somebody is not waiting for it. The list of those who wait is a door of `estudiantes`. (B §7, Re-enrolment) */
export const reinscripcion = new Hono<AppEnv>()
  .post(
    '/estudiante/semestre/aumento',
    requireSession,
    requireRoles('escolar'),
    limitShortBody,
    idempotent,
    async c => {
      const { matricula } = await readBody(c, cuerpoDeReinscripcion)
      return answerSuccess(c, 'Estudiante reinscrito correctamente', await aumento(c.var, matricula))
    },
  )
  .get('/estudiante/:matricula/reinscripcion', requireSession, requireRoles('escolar'), async c => {
    const { matricula, nombreC, programa, grupo, semestre } = await quienEstudia(
      c.var.db,
      c.var.usuario,
      c.req.param('matricula'),
      { ausente: 'Sin resultados' },
    )
    const situacion = await situacionDe(c.var.db, matricula)
    return answerSuccess(c, '', {
      matricula,
      nombre: nombreC,
      programa,
      grupo,
      semestre,
      motivo: (situacion && faltaParaReinscribir(situacion)) ?? null,
    })
  })

/** What the call says. */
export const cuerpoDeReinscripcion = z.object({
  matricula: z.string('La matrícula es invalida').trim().toUpperCase().length(18, 'La matrícula es invalida'),
})
