import { Hono } from 'hono'
import * as z from 'zod'
import { recordatorios, puedeRecordar } from '../../../src/domain/recordatorios.ts'
import { contado } from '../../../src/language/contado.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { remind } from '../../crud/notices/remind.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { limitShortBody, readBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { deudores } from './deudores.ts'

/** Answers `POST seguimiento/recordatorios`: reminds all who owe something, of the own CUC or, for the coordinador, of every one; each of the same once a day at most. */
export const seguimiento = new Hono<AppEnv>().post(
  '/seguimiento/recordatorios',
  requireSession,
  requireRoles('coordinador', 'escolar'),
  limitShortBody,
  idempotent,
  async c => {
    const { db, usuario, options } = c.var
    const { que, dias } = await readBody(c, cuerpoDeRecordatorio)
    if (!puedeRecordar(usuario.rol, que)) throw notAllowed()
    const call = requestScopeOf(c)
    const cuantos = await inTransaction(db, async tx => {
      const avisos = await deudores[que](tx, call, dias)
      let avisados = 0
      for (const aviso of avisos) avisados += await remind(tx, options, { ...aviso, what: que, except: [usuario.id] })
      return avisados
    })
    return answerSuccess(
      c,
      cuantos
        ? `Se recordó a ${contado(cuantos, 'persona', 'personas')}`
        : 'No hay a quién recordar, o hoy ya se le recordó',
      { cuantos },
    )
  },
)

/** Body of the call. */
export const cuerpoDeRecordatorio = z.object({
  que: z.enum(recordatorios, 'Elija qué se recuerda'),
  dias: z.int('Indique los días').min(1, 'Indique los días').max(365, 'Indique los días').default(30),
})
