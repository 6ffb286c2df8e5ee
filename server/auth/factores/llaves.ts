import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import { universidad } from '../../../src/domain/universidad.ts'
import type { AppEnv } from '../../context.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { readBody } from '../../http/readBody.ts'
import { askPassword } from '../askPassword.ts'
import { origenDe } from '../origenDe.ts'
import { changeFactors } from './changeFactors.ts'
import { conContrasena, ownFactorChange } from './miSegundoFactor.ts'
import { paseIdo } from './paseIdo.ts'
import { openPase, takePase } from './pases.ts'
import { partyHere } from './party.ts'
import { llavesDeAcceso } from './tables.ts'
import { lockSecreto, unlockSecreto } from './totp.ts'

/** Returns the schema of what a browser sends of a passkey; the library judges the rest of it. */
export const credencialEscrita = <T extends { id: string; type: string; response: object }>() =>
  z.custom<T>(
    value =>
      z
        .object({ id: z.base64url().min(1).max(1400), type: z.literal('public-key'), response: z.object({}) })
        .safeParse(value).success,
    'La llave no se pudo leer',
  )

/** Answers `POST llaves/reto`: a challenge for a new passkey. It must know its owner by finger, face or PIN, so that it is two factors by itself. */
export const challengeNew = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const { id: rpID } = partyHere(c)
  const { contrasenia_actual } = await readBody(c, conContrasena)
  const hash = await askPassword(c, contrasenia_actual)
  const suyas = await db.select().from(llavesDeAcceso).where(eq(llavesDeAcceso.usuario_id, usuario.id))
  const ceremony = await generateRegistrationOptions({
    rpName: universidad.nombre,
    rpID,
    userID: new TextEncoder().encode(usuario.id),
    userName: usuario.email,
    userDisplayName: usuario.nombre,
    excludeCredentials: suyas.map(({ id, transportes }) => ({ id, transports: transportes })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const datos = { reto: ceremony.challenge, hash: lockSecreto(options, usuario.id, hash) }
  const pase = await openPase(db, { para: 'alta de llave', usuario_id: usuario.id, datos }, options.now())
  return answerSuccess(c, 'Use la llave en su navegador', { pase, opciones: ceremony })
}

/** Answers `POST llaves`: registers what the browser made for the challenge; 409 for one that somebody has, 422 for one that proves nothing. */
export const addKey = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const { id: expectedRPID, origin } = partyHere(c)
  const esquema = z.object({
    pase: z.string('Pida antes un reto'),
    credencial: credencialEscrita<RegistrationResponseJSON>(),
  })
  const { pase, credencial } = await readBody(c, esquema)
  const tomado = await takePase(db, pase, 'alta de llave', options.now())
  if (tomado?.usuario_id !== usuario.id) throw await paseIdo(c, pase)
  const hash = unlockSecreto(options, usuario.id, tomado.datos.hash)
  if (hash === undefined) throw await paseIdo(c, pase)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credencial,
    expectedChallenge: tomado.datos.reto,
    expectedOrigin: origin,
    expectedRPID,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw new Falla(422, 'La llave no pasó la comprobación: vuelva a intentarlo')
  const { credential } = registrationInfo
  const codigos = await inTransaction(db, tx =>
    changeFactors(tx, {
      ...ownFactorChange(c),
      hash,
      suceso: 'llave_agregada',
      work: async () => {
        const { rowCount } = await tx
          .insert(llavesDeAcceso)
          .values({
            id: credential.id,
            usuario_id: usuario.id,
            publica: Buffer.from(credential.publicKey).toString('base64url'),
            contador: credential.counter,
            transportes: credential.transports ?? [],
            nombre: origenDe(c).dispositivo,
            creada: options.now(),
          })
          .onConflictDoNothing()
        if (!rowCount) throw new Falla(409, 'Esta llave ya está registrada')
      },
    }),
  )
  return answerSuccess(c, 'La llave quedó registrada', { codigos })
}

/** Answers `POST llaves/{id}/retiro`: removes one of the caller's own passkeys; 404 for anybody else's. */
export const removeKey = async (c: Context<AppEnv>) => {
  const { db, usuario } = c.var
  const { contrasenia_actual } = await readBody(c, conContrasena)
  const hash = await askPassword(c, contrasenia_actual)
  const { id = '' } = requestScopeOf(c).params
  await inTransaction(db, tx =>
    changeFactors(tx, {
      ...ownFactorChange(c),
      hash,
      suceso: 'llave_quitada',
      work: async () => {
        const suya = and(eq(llavesDeAcceso.id, id), eq(llavesDeAcceso.usuario_id, usuario.id))
        const { rowCount } = await tx.delete(llavesDeAcceso).where(suya)
        if (!rowCount) throw new Falla(404, 'Esa llave ya no está registrada')
      },
    }),
  )
  return answerSuccess(c, 'La llave ya no abre su cuenta')
}
