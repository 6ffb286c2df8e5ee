import { asc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import { contrasenasRequeridas } from '../../../src/domain/contrasena.ts'
import type { FactoresDeCuenta, FactorPorConfirmar } from '../../../src/schema/account/segundoPaso.ts'
import type { AppEnv } from '../../context.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { readBody } from '../../http/readBody.ts'
import { askPassword } from '../askPassword.ts'
import { askerOf } from '../changeAccounts.ts'
import { huellaDeDispositivo } from '../dispositivos.ts'
import { bearerTokenOf } from '../sesion.ts'
import { changeFactors } from './changeFactors.ts'
import { factoresDe, hasFactor } from './factoresDe.ts'
import { openPase } from './pases.ts'
import { partyOf } from './party.ts'
import { newCodes } from './recoveryCodes.ts'
import { llavesDeAcceso, segundosFactores } from './tables.ts'
import { lockSecreto, newSecreto } from './totp.ts'

/** Body of whatever asks for the password again. */
export const conContrasena = z.object({
  contrasenia_actual: z.string(contrasenasRequeridas.actual).min(1, contrasenasRequeridas.actual),
})

/** Answers `GET segundo-factor`: the factors of the caller's own account beside its password. */
export const misFactores = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const { app, codigos } = await factoresDe(db, usuario.id)
  const llaves = await db
    .select()
    .from(llavesDeAcceso)
    .where(eq(llavesDeAcceso.usuario_id, usuario.id))
    .orderBy(asc(llavesDeAcceso.creada))
  const factores: FactoresDeCuenta = {
    app: app?.toISOString() ?? null,
    llaves: llaves.map(({ id, nombre, creada, ultima }) => ({
      id,
      nombre,
      creada: creada.toISOString(),
      ultima: ultima?.toISOString() ?? null,
    })),
    codigos,
    exigido: isRequired(c),
    admiteLlaves: partyOf(options.address) !== undefined,
  }
  return answerSuccess(c, 'Segundo factor', factores)
}

/** Answers `POST segundo-factor`: a secret for the app of codes, which asks for one only once it is confirmed. */
export const begin = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const { contrasenia_actual } = await readBody(c, conContrasena)
  const hash = await askPassword(c, contrasenia_actual)
  const factor: FactorPorConfirmar = newSecreto(usuario.email)
  const datos = {
    secreto: lockSecreto(options, usuario.id, factor.secreto),
    hash: lockSecreto(options, usuario.id, hash),
  }
  const pase = await openPase(db, { para: 'factor por confirmar', usuario_id: usuario.id, datos }, options.now())
  return answerSuccess(c, 'Escriba el código que muestra su aplicación', { pase, ...factor })
}

/** Answers `POST segundo-factor/desactivacion`: switches the app of codes off; 409 for the last factor of a role that must have one. */
export const switchOff = async (c: Context<AppEnv>) => {
  const { db, usuario } = c.var
  const { contrasenia_actual } = await readBody(c, conContrasena)
  const hash = await askPassword(c, contrasenia_actual)
  await inTransaction(db, tx =>
    changeFactors(tx, {
      ...ownFactorChange(c),
      hash,
      suceso: 'segundo_factor_desactivado',
      work: async () => {
        const { rowCount } = await tx.delete(segundosFactores).where(eq(segundosFactores.usuario_id, usuario.id))
        if (!rowCount) throw new Falla(409, 'La aplicación de códigos no está activa')
      },
    }),
  )
  return answerSuccess(c, 'La aplicación de códigos ya no se pide')
}

/** Answers `POST segundo-factor/codigos`: ten new recovery codes; those before no longer serve. */
export const renewCodes = async (c: Context<AppEnv>) => {
  const { db, usuario } = c.var
  const { contrasenia_actual } = await readBody(c, conContrasena)
  const hash = await askPassword(c, contrasenia_actual)
  const codigos = await inTransaction(db, async tx => {
    if (!hasFactor(await factoresDe(tx, usuario.id))) throw new Falla(409, 'Active primero un segundo factor')
    let nuevos: string[] = []
    const work = async () => void (nuevos = await newCodes(tx, usuario.id))
    await changeFactors(tx, { ...ownFactorChange(c), hash, suceso: 'codigos_renovados', work })
    return nuevos
  })
  return answerSuccess(c, 'Los códigos anteriores ya no sirven', { codigos })
}

/** Returns how the caller's own factors change: this session and this device go on. */
export const ownFactorChange = (c: Context<AppEnv>) => ({
  id: c.var.usuario.id,
  asker: askerOf(c),
  keep: { sesion: bearerTokenOf(c.req.header('authorization')), dispositivo: huellaDeDispositivo(c) },
  mayBeLast: !isRequired(c),
})

const isRequired = (c: Context<AppEnv>): boolean =>
  c.var.options.signIn?.requiredRoles?.includes(c.var.usuario.rol) ?? false
