import { Hono } from 'hono'
import * as z from 'zod'
import { historiaDe } from '../../academico/historiaDe.ts'
import { etapasVisibles, quienEstudia } from '../../academico/quienEstudia.ts'
import { kardex } from '../../academico/kardex.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { limitShortBody, readBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { adviseReadmision } from './adviseReadmision.ts'
import { readmitir } from './readmitir.ts'

const deTodos = [requireSession, requireRoles('coordinador', 'escolar', 'consejero', 'estudiante')] as const

/** Routes of the readmission under a new matrícula, and of the matrículas of one person. */
export const readmision = new Hono<AppEnv>()
  .post('/estudiantes/readmision', requireSession, requireRoles('escolar'), limitShortBody, idempotent, async c => {
    const registro = await readmitir(c, await readBody(c, cuerpoDeReadmision))
    c.status(201)
    return answerSuccess(c, 'Estudiante readmitido correctamente', registro)
  })
  .post('/advertencias/readmision', requireSession, requireRoles('escolar'), limitShortBody, async c =>
    answerSuccess(c, '', await adviseReadmision(c, await readBody(c, cuerpoDeReadmision))),
  )
  .get('/trayectoria/:matricula', ...deTodos, async c =>
    answerSuccess(c, '', await etapasVisibles(c.var.db, c.var.usuario, c.req.param('matricula'))),
  )
  .get('/trayectoria/:matricula/kardex', ...deTodos, async c => {
    const { matricula } = await quienEstudia(c.var.db, c.var.usuario, c.req.param('matricula'), { anteriores: true })
    return answerSuccess(c, '', kardex(await historiaDe(c.var.db, matricula)))
  })

/** Body of the call. */
export const cuerpoDeReadmision = z.looseObject({
  matricula_anterior: z.string('La matrícula es invalida').trim().toUpperCase().length(18, 'La matrícula es invalida'),
  fecha_nacimiento: z.string('La fecha de nacimiento es requerida').min(1, 'La fecha de nacimiento es requerida'),
})
