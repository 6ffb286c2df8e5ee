import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { enCifras } from '../../../src/language/enCifras.ts'
import { resources } from '../../../src/resources/index.ts'
import { validate } from '../../../src/schema/validate.ts'
import { materiasDelPlan } from '../../academico/materiasDelPlan.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { brokenPointers } from '../../crud/write/judgeValues.ts'
import { insertAll, newValues } from '../../crud/write/create.ts'
import { writeContextOf } from '../../crud/write/writeContext.ts'
import { inWrite } from '../../crud/write/inWrite.ts'
import { refuseErrors } from '../../crud/write/refuse.ts'
import { refuseOtherKey } from '../../crud/write/refuseOtherKey.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { limitBody, readBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'

/** Records grades of many subjects of a student's plan at once: each is validated as its own form would, and all are recorded or none. */
export const equivalencias = new Hono<AppEnv>().post(
  '/estudiantes/:matricula/equivalencias',
  requireSession,
  requireRoles('escolar'),
  limitBody(256 * 1024),
  idempotent,
  async c => {
    const cuantas = await storeEquivalencias(c)
    c.status(201)
    return answerSuccess(
      c,
      cuantas === 1
        ? 'Se registró 1 calificación: ahora dela por confirmada si corresponde'
        : `Se registraron ${enCifras(cuantas)} calificaciones: ahora dé por confirmadas las que correspondan`,
      { registradas: cuantas },
    )
  },
)

const storeEquivalencias = async (c: Context<AppEnv>) => {
  const { calificaciones, ...comun } = await readBody(c, cuerpoDeEquivalencias)
  const resource = resources.calificacionesPrevias
  const context = writeContextOf(c, readPlanOf(resource))
  return inWrite(context.db, resource, async tx => {
    const { matricula, id_reticula } = await quienEstudia(tx, c.var.usuario, c.req.param('matricula') ?? '', {
      bloqueado: true,
    })
    refuseOtherKey(resources.estudiantes, matricula, comun, 'matricula_estudiante')
    const delPlan = await materiasDelPlan(tx, id_reticula)
    const errors = new Map<string, string>()
    const vistas = new Set<string>()
    const nuevas = []
    for (const { id_materia, calificacion } of calificaciones) {
      const body = { ...comun, matricula_estudiante: matricula, id_materia, calificacion }
      const { values, errors: faltas } = validate(resource, 'create', body, context.call)
      const { calificacion: deNota, id_materia: deMateria, ...comunes } = faltas
      for (const [campo, falta] of Object.entries(comunes)) errors.set(campo, falta)
      const falta = !delPlan.has(id_materia)
        ? 'La materia no está en la malla del estudiante'
        : vistas.has(id_materia)
          ? 'La materia viene dos veces'
          : (deNota ?? deMateria)
      if (falta) errors.set(id_materia, falta)
      vistas.add(id_materia)
      nuevas.push({ values: newValues(context, values, {}) })
    }
    refuseErrors(Object.fromEntries(errors))
    for (const { values } of nuevas.slice(0, 1)) refuseErrors(await brokenPointers(tx, context, values))
    await insertAll(tx, context, nuevas)
    return nuevas.length
  })
}

const ninguna = 'Escriba al menos una calificación'
/** Body of the call. */
export const cuerpoDeEquivalencias = z.looseObject({
  calificaciones: z
    .array(z.object({ id_materia: z.string(ninguna).toLowerCase(), calificacion: z.unknown() }), ninguna)
    .min(1, ninguna)
    .max(200, 'Son demasiadas calificaciones'),
})
