import { Hono } from 'hono'
import { z } from 'zod'
import { faltaParaReinscribir } from '../../../src/domain/reinscripcion.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { situacionDe } from '../../academico/situacionDe.ts'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { cuerpo, cuerpoBreve } from '../../cuerpo.ts'
import { exito } from '../../exito.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { aumento } from './aumento.ts'

/** Re-enrolment at the own CUC: raises a student's semester, and says why somebody is not waiting for it. The list of those who wait is a door of `estudiantes`. (B §7, Re-enrolment) */
export const reinscripcion = new Hono<Entorno>()
  .post('/estudiante/semestre/aumento', conSesion, soloRoles('escolar'), cuerpoBreve, idempotent, async c => {
    const { matricula } = await cuerpo(c, esquema)
    return exito(c, 'Estudiante reinscrito correctamente', await aumento(c.var, matricula))
  })
  .get('/estudiante/:matricula/reinscripcion', conSesion, soloRoles('escolar'), async c => {
    const { matricula, nombreC, programa, grupo, semestre } = await quienEstudia(
      c.var.db,
      c.var.usuario,
      c.req.param('matricula'),
      { ausente: 'Sin resultados' },
    )
    const situacion = await situacionDe(c.var.db, matricula)
    return exito(c, '', {
      matricula,
      nombre: nombreC,
      programa,
      grupo,
      semestre,
      motivo: (situacion && faltaParaReinscribir(situacion)) ?? null,
    })
  })

const esquema = z.object({
  matricula: z.string('La matrícula es invalida').trim().toUpperCase().length(18, 'La matrícula es invalida'),
})
