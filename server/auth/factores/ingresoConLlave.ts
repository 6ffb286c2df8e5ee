import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../../context.ts'
import { networkOf, addressOf } from '../../http/addressOf.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { readBody } from '../../http/readBody.ts'
import { logEvent } from '../../log/logEvent.ts'
import { cleanUp } from '../cleanUp.ts'
import { countAttempts } from '../countAttempts.ts'
import { letIn } from '../letIn.ts'
import { usuarios } from '../tables.ts'
import { credencialEscrita } from './llaves.ts'
import { openPase, takePase } from './pases.ts'
import { partyHere } from './party.ts'
import { ownerOf, paseEscrito, spendPase } from './segundoPaso.ts'
import { llavesDeAcceso } from './tables.ts'

/** Answers `POST login/llave/reto`: a challenge for whichever passkey the browser has or, with the pass of a second step, for those of its account. */
export const challenge = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const { id: rpID } = partyHere(c)
  const { pase: anterior } = await readBody(c, z.object({ pase: paseEscrito.optional() }))
  await countAttempts(c, [{ de: 'retosPorDireccion', quien: networkOf(addressOf(c)), freno: 'retosPorDireccion' }])
  await cleanUp(db, options.now())
  const duenio = anterior ? (await ownerOf(c, anterior, 'segundo paso')).usuario : undefined
  const suyas = duenio
    ? await db.select().from(llavesDeAcceso).where(eq(llavesDeAcceso.usuario_id, duenio.id))
    : undefined
  const ceremony = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    ...(suyas && { allowCredentials: suyas.map(({ id, transportes }) => ({ id, transports: transportes })) }),
  })
  const datos = { reto: ceremony.challenge, ...(anterior && { anterior }) }
  const pase = await openPase(
    db,
    { para: 'ingreso con llave', datos, ...(duenio && { usuario_id: duenio.id }) },
    options.now(),
  )
  return answerSuccess(c, 'Use su llave de acceso', { pase, opciones: ceremony })
}

/** Answers `POST login/llave`: opens the session for a passkey that answers the challenge, once: first step and second in one. 401 for any other. */
export const ingresoConLlave = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const { id: expectedRPID, origin } = partyHere(c)
  const esquema = z.object({ pase: paseEscrito, credencial: credencialEscrita<AuthenticationResponseJSON>() })
  const { pase, credencial } = await readBody(c, esquema)
  const tomado = await takePase(db, pase, 'ingreso con llave', options.now())
  const [fila] = await db
    .select({ llave: llavesDeAcceso, usuario: usuarios })
    .from(llavesDeAcceso)
    .innerJoin(usuarios, eq(usuarios.id, llavesDeAcceso.usuario_id))
    .where(eq(llavesDeAcceso.id, credencial.id))
  if (!tomado || !fila || (tomado.usuario_id && tomado.usuario_id !== fila.usuario.id)) throw refused(c)
  const { llave, usuario } = fila
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credencial,
    expectedChallenge: tomado.datos.reto,
    expectedOrigin: origin,
    expectedRPID,
    credential: {
      id: llave.id,
      publicKey: new Uint8Array(Buffer.from(llave.publica, 'base64url')),
      counter: llave.contador,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) throw refused(c, usuario.id)
  const contador = authenticationInfo.newCounter
  return letIn(c, usuario, {
    suceso: 'ingreso_con_llave',
    last: async tx => {
      if (tomado.datos.anterior) await spendPase(tx, tomado.datos.anterior, 'segundo paso', options.now())
      const sinUsar = or(lt(llavesDeAcceso.contador, contador), sql`${contador}::bigint = 0`)
      const { rowCount } = await tx
        .update(llavesDeAcceso)
        .set({ contador, ultima: options.now() })
        .where(and(eq(llavesDeAcceso.id, llave.id), sinUsar))
      if (!rowCount) throw refused(c, usuario.id)
      return {}
    },
  })
}

const refused = (c: Context<AppEnv>, account: string | null = null) => {
  logEvent(c, 'ingreso fallido', { account, how: 'llave' })
  return new Falla(401, 'Esa llave de acceso no abre ninguna cuenta')
}
