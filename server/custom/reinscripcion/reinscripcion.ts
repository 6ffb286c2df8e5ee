import { Hono } from 'hono'
import { faltaParaReinscribir } from '../../../src/domain/reinscripcion.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { situacionDe } from '../../academico/situacionDe.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'

/** Answers why somebody does not wait for re-enrolment at the own CUC. Re-enrolments are cases of the process `reinscripciones`; those who wait, a door of `estudiantes`. (B §7, Re-enrolment) */
export const reinscripcion = new Hono<AppEnv>().get(
  '/estudiante/:matricula/reinscripcion',
  requireSession,
  requireRoles('escolar'),
  async c => {
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
  },
)
