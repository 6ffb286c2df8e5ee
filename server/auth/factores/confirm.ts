import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../../context.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { readBody } from '../../http/readBody.ts'
import { pasoEquivocado } from './countStep.ts'
import { ownFactorChange } from './miSegundoFactor.ts'
import { paseIdo } from './paseIdo.ts'
import { takePase } from './pases.ts'
import { codigoDeOtroSecreto, codigoEscrito, ownerOf, paseEscrito } from './segundoPaso.ts'
import { codesAgain, switchOn } from './switchOn.ts'
import { stepOf, unlockSecreto } from './totp.ts'

/** Answers `POST segundo-factor/confirmacion`: switches the app of codes on, with the recovery codes of a first factor. Repeats the answer for the same pass while it lasts: the first may have been lost. */
export const confirm = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const { pase, codigo } = await readBody(c, z.object({ pase: paseEscrito, codigo: codigoEscrito }))
  const { datos, id } = await own(c, pase)
  const codigos = datos.secreto
    ? await inTransaction(db, async tx => {
        const open = (cerrado = '') => unlockSecreto(options, id, cerrado) ?? ''
        const secreto = open(datos.secreto)
        const paso = stepOf(secreto, codigo.replaceAll(/\s/g, ''), options.now())
        if (paso === undefined) throw pasoEquivocado('codigo', codigoDeOtroSecreto)
        if (!(await takePase(tx, pase, 'factor por confirmar', options.now()))) return undefined
        return switchOn(tx, options, { ...ownFactorChange(c), hash: open(datos.hash), pase, secreto, paso })
      })
    : codesAgain(options, { id, pase, datos })
  /* The same request, sent twice, took the pass meanwhile. */
  const nuevos = codigos ?? codesAgain(options, { ...(await own(c, pase)), pase })
  return answerSuccess(c, 'El segundo factor quedó activo', { codigos: nuevos })
}

/** Returns the caller's own pass, to be confirmed or confirmed already; 409 for anybody else's, since 401 would end the session. */
const own = async (c: Context<AppEnv>, pase: string) => {
  const found = await ownerOf(c, pase, 'factor por confirmar')
    .catch(() => ownerOf(c, pase, 'factor confirmado'))
    .catch(() => undefined)
  if (found?.usuario.id !== c.var.usuario.id) throw await paseIdo(c, pase)
  return { id: found.usuario.id, datos: found.datos }
}
