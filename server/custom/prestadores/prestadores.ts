import { Hono } from 'hono'
import * as z from 'zod'
import { resources } from '../../../src/resources/index.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { storedRecordOf } from '../../crud/read/storedRecord.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { readBody, limitShortBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'

/** Body of the call. */
export const cuerpoDePrestador = z.object({
  id_externo: z.string('Indique el prestador externo').max(100, 'Indique el prestador externo'),
})

/** Answers the data of the acceptance letter of an external provider of the own CUC; 403 for one of another. (B §7) */
export const prestadores = new Hono<AppEnv>().post(
  '/prestadores-externos/estudiante/datos/aceptacion-liberacion',
  requireSession,
  requireRoles('escolar'),
  limitShortBody,
  async c => {
    const { id_externo } = await readBody(c, cuerpoDePrestador)
    const { success, data: id } = z.uuid().safeParse(id_externo.toLowerCase())
    if (!success) throw new Falla(404, 'No se encontró el prestador externo')
    const { registro, values } = await storedRecordOf(
      c.var.db,
      readPlanOf(resources.prestadoresExternos),
      requestScopeOf(c),
      id,
    )
    if (values.clave_cuc !== c.var.usuario.clave_cuc) throw notAllowed()
    return answerSuccess(c, 'Datos de la carta de aceptación', registro)
  },
)
