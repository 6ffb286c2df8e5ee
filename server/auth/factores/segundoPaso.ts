import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import { faltaDeCodigo } from '../../../src/schema/account/segundoPaso.ts'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { readBody } from '../../http/readBody.ts'
import { announceChanges, askerOf } from '../changeAccounts.ts'
import { type Cuenta, letIn } from '../letIn.ts'
import { nombreDe, personaDe } from '../persona.ts'
import { usuarios } from '../tables.ts'
import { countStep, pasoEquivocado } from './countStep.ts'
import { type Asunto, readPase, takePase } from './pases.ts'
import { takeRecoveryCode } from './recoveryCodes.ts'
import { codesAgain, switchOn } from './switchOn.ts'
import { stepOf, takeCode, unlockSecreto } from './totp.ts'

export const paseEscrito = z
  .string('El ingreso está incompleto')
  .min(1, 'El ingreso está incompleto')
  .max(100, 'El ingreso está incompleto')

/** Code as a person types it: with spaces too. */
export const codigoEscrito = z
  .string('Escriba el código')
  .transform(codigo => codigo.trim())
  .superRefine((codigo, contexto) => {
    const message = faltaDeCodigo(codigo)
    if (message) contexto.addIssue({ code: 'custom', message })
  })

const esquema = z.object({ pase: paseEscrito, codigo: codigoEscrito })

/** Answers `POST login/segundo-paso`: opens the session for the pass of a sign-in and a code of the app or a recovery code; each works once. */
export const segundoPaso = async (c: Context<AppEnv>) => {
  const { options } = c.var
  const { pase, codigo } = await readBody(c, esquema)
  const { usuario } = await ownerOf(c, pase, 'segundo paso')
  const digits = codigo.replaceAll(/\s/g, '')
  const ofApp = /^\d{6}$/.test(digits)
  const asker = await askerFor(c, usuario)
  return countStep(c, usuario, () =>
    letIn(c, usuario, {
      last: async tx => {
        await spendPase(tx, pase, 'segundo paso', options.now())
        const right = ofApp
          ? await takeCode(tx, options, usuario.id, digits)
          : await takeRecoveryCode(tx, usuario.id, codigo)
        if (!right) throw pasoEquivocado('codigo', codigoUsado)
        if (!ofApp)
          await announceChanges(tx, [{ before: usuario, sucesos: ['codigo_de_recuperacion_usado'] }], { asker })
        return {}
      },
    }),
  )
}

/**
 * Answers `POST login/activacion`: opens the session, with recovery codes, for the pass of a required factor and the
 * first code of its app. If that answer was lost, another code opens it again.
 */
export const activacion = async (c: Context<AppEnv>) => {
  const { options } = c.var
  const { pase, codigo } = await readBody(c, esquema)
  const digits = codigo.replaceAll(/\s/g, '')
  const porConfirmar = await findOwner(c, pase, 'factor por confirmar')
  if (!porConfirmar) return activadoAntes(c, pase, digits)
  const { usuario, datos } = porConfirmar
  const { id } = usuario
  const secreto = unlockSecreto(options, id, datos.secreto)
  if (secreto === undefined) throw vencido()
  const asker = await askerFor(c, usuario)
  return countStep(c, usuario, () => {
    const paso = stepOf(secreto, digits, options.now())
    if (paso === undefined) throw pasoEquivocado('codigo', codigoDeOtroSecreto)
    return letIn(c, usuario, {
      last: async tx => {
        await spendPase(tx, pase, 'factor por confirmar', options.now())
        return { codigos: await switchOn(tx, options, { id, asker, pase, secreto, paso }) }
      },
    })
  })
}

/** Opens another session, with the same recovery codes, for the pass that switched the app on and another code of it. */
const activadoAntes = async (c: Context<AppEnv>, pase: string, digits: string) => {
  const { options } = c.var
  const { usuario, datos } = await ownerOf(c, pase, 'factor confirmado')
  const { id } = usuario
  return countStep(c, usuario, () =>
    letIn(c, usuario, {
      last: async tx => {
        if (!(await takeCode(tx, options, id, digits))) throw pasoEquivocado('codigo', codigoUsado)
        return { codigos: codesAgain(options, { id, pase, datos }) }
      },
    }),
  )
}

const codigoUsado = 'El código no es correcto o ya se usó'

export const codigoDeOtroSecreto =
  'El código no es correcto: revise que la hora de su teléfono sea automática y escriba el que muestra ahora'

/** Returns the account of a pass that still serves, and the data of the pass; 401 otherwise. */
export const ownerOf = async <P extends Asunto>(c: Context<AppEnv>, token: string, para: P) => {
  const found = await findOwner(c, token, para)
  if (!found) throw vencido()
  return found
}

/** Returns the same, undefined for a pass that does not serve. */
export const findOwner = async <P extends Asunto>(c: Context<AppEnv>, token: string, para: P) => {
  const { db, options } = c.var
  const pase = await readPase(db, token, para, options.now())
  const [usuario] = pase?.usuario_id ? await db.select().from(usuarios).where(eq(usuarios.id, pase.usuario_id)) : []
  return pase && usuario && { usuario, datos: pase.datos }
}

/** Takes the pass in the transaction of what it is for; 401 when somebody did before. */
export const spendPase = async (tx: Parameters<typeof takePase>[0], token: string, para: Asunto, ahora: Date) => {
  if (!(await takePase(tx, token, para, ahora))) throw vencido()
}

const vencido = () => new Falla(401, 'El ingreso venció, empiece de nuevo')

const askerFor = async (c: Context<AppEnv>, usuario: Cuenta) =>
  askerOf(c, { id: usuario.id, nombre: nombreDe(await personaDe(c.var.db, usuario)) })
