import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { resources } from '../../../src/resources/index.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { requireSession } from '../../auth/sesion.ts'
import { keyValueOf } from '../../crud/read/keyValueOf.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { refuseOtherKey } from '../../crud/write/refuseOtherKey.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { cucDe } from '../../auth/cucDe.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { readBody, readBodyIfAny, limitShortBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import type { Enlace } from './enlace.ts'
import { asociarFacilitador, desasociarFacilitador } from './facilitador.ts'
import { asociarPrograma, desasociarPrograma } from './programa.ts'

/** Routes by which a consejero ties programmes and facilitadores to the own CUC, whatever CUC the body names, and unties them. The key comes in the body or at the end of the path. (B §7, CUC linking) */
export const enlaces = new Hono<AppEnv>()
  .post('/programas/asociar-cuc/:clave?', requireSession, requireRoles('consejero'), limitShortBody, idempotent, c =>
    answerEnlace(c, programa, asociarPrograma, 'Programa asociado al CUC correctamente'),
  )
  .post('/programas/desasociar-cuc/:clave?', requireSession, requireRoles('consejero'), limitShortBody, idempotent, c =>
    answerEnlace(c, programa, desasociarPrograma, 'Programa desasociado del CUC correctamente'),
  )
  .post(
    '/facilitadores/asociar-cuc/:clave?',
    requireSession,
    requireRoles('consejero'),
    limitShortBody,
    idempotent,
    c => answerEnlace(c, facilitador, asociarFacilitador, 'Facilitador asociado al CUC correctamente'),
  )
  .post(
    '/facilitadores/desasociar-cuc/:clave?',
    requireSession,
    requireRoles('consejero'),
    limitShortBody,
    idempotent,
    c => answerEnlace(c, facilitador, desasociarFacilitador, 'Facilitador desasociado del CUC correctamente'),
  )

type Campo = { nombre: string; falta: string; de: AnyResource }
const programa: Campo = { de: resources.programas, nombre: 'idPrograma', falta: 'Primero seleccione un programa' }
const facilitador: Campo = {
  de: resources.facilitadores,
  nombre: 'facilitadorId',
  falta: 'Primero seleccione un facilitador',
}

const cuerpoDe = ({ nombre, falta }: Campo) => z.object({ [nombre]: z.string(falta) })

/** Bodies of the calls about a programme and a facilitador, where the path does not name it. */
export const cuerposDeEnlace = { programas: cuerpoDe(programa), facilitadores: cuerpoDe(facilitador) }

const answerEnlace = async (
  c: Context<AppEnv>,
  campo: Campo,
  trabajo: (tx: Queryable, enlace: Enlace) => Promise<object>,
  message: string,
) => {
  const { db, usuario, options } = c.var
  const momento = options.now()
  const enlace = {
    clave: await claveDe(c, campo),
    clave_cuc: cucDe(usuario),
    usuario,
    momento,
    hoy: hoyEnMexico(momento),
  }
  return answerSuccess(c, message, await inTransactionAgain(db, tx => trabajo(tx, enlace)))
}

const claveDe = async (c: Context<AppEnv>, campo: Campo): Promise<string> => {
  const { de, nombre, falta } = campo
  const enLaRuta = c.req.param('clave')
  if (enLaRuta !== undefined) refuseOtherKey(de, enLaRuta, await readBodyIfAny(c), nombre)
  const { [nombre]: dicha = '' } = enLaRuta === undefined ? await readBody(c, cuerpoDe(campo)) : { [nombre]: enLaRuta }
  const clave = keyValueOf(de, dicha.trim())
  if (typeof clave !== 'string' || !clave || clave.length > 255)
    throw new Falla(422, falta, { errors: { [nombre]: falta } })
  return clave
}
