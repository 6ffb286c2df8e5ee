import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../../context.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { readBody } from '../../http/readBody.ts'
import { pasoEquivocado } from './countStep.ts'
import { ownFactorChange } from './miSegundoFactor.ts'
import { paseIdo } from './paseIdo.ts'
import { type Asunto, type Datos, takePase } from './pases.ts'
import { codigoDeOtroSecreto, codigoEscrito, findOwner, paseEscrito } from './segundoPaso.ts'
import { codesAgain, switchOn } from './switchOn.ts'
import { stepOf, unlockSecreto } from './totp.ts'

/** Answers `POST segundo-factor/confirmacion`: switches the app of codes on, with the recovery codes of a first factor. Repeats the answer for the same pass while it lasts: the first may have been lost. */
export const confirm = async (c: Context<AppEnv>) => {
  const { pase, codigo } = await readBody(c, z.object({ pase: paseEscrito, codigo: codigoEscrito }))
  const datos = await dataOfOwnPase(c, pase, 'factor por confirmar')
  /* The same request, sent twice, may take the pass meanwhile. */
  const codigos = (datos && (await activate(c, { pase, codigo, datos }))) ?? (await codesOfBefore(c, pase))
  return answerSuccess(c, 'El segundo factor quedó activo', { codigos })
}

type Confirmation = { pase: string; codigo: string; datos: Datos['factor por confirmar'] }

/** Switches the app on and returns its recovery codes; undefined where somebody took the pass meanwhile. 422 for a wrong code; 409 for a pass whose secrets do not open, or that no password was given for. */
const activate = async (c: Context<AppEnv>, { pase, codigo, datos }: Confirmation) => {
  const { db, usuario, options } = c.var
  const secreto = unlockSecreto(options, usuario.id, datos.secreto)
  const hash = datos.hash && unlockSecreto(options, usuario.id, datos.hash)
  if (!secreto || !hash) throw await paseIdo(c, pase)
  const paso = stepOf(secreto, codigo.replaceAll(/\s/g, ''), options.now())
  if (paso === undefined) throw pasoEquivocado('codigo', codigoDeOtroSecreto)
  return inTransaction(db, async tx => {
    if (!(await takePase(tx, pase, 'factor por confirmar', options.now()))) return undefined
    return switchOn(tx, options, { ...ownFactorChange(c), hash, pase, secreto, paso })
  })
}

/** Repeats the recovery codes of a pass that was confirmed; 409 where it was not. */
const codesOfBefore = async (c: Context<AppEnv>, pase: string) => {
  const datos = await dataOfOwnPase(c, pase, 'factor confirmado')
  if (!datos) throw await paseIdo(c, pase)
  return codesAgain(c.var.options, { id: c.var.usuario.id, pase, datos })
}

/** Returns the data of the caller's own pass; undefined for anybody else's, which is answered 409, since 401 would end the session. */
const dataOfOwnPase = async <P extends Asunto>(c: Context<AppEnv>, pase: string, para: P) => {
  const found = await findOwner(c, pase, para)
  return found?.usuario.id === c.var.usuario.id ? found.datos : undefined
}
