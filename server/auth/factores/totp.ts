import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { universidad } from '../../../src/domain/universidad.ts'
import type { AppOptions } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { lock, unlock } from './lock.ts'
import { segundosFactores } from './tables.ts'

/** Makes a secret of 160 bits, as an app of codes takes it: typed, and as the address of a QR code. */
export const newSecreto = (email: string) => {
  const secreto = new Secret({ size: 20 }).base32
  return { secreto, uri: totpOf(secreto, email).toString() }
}

/** Returns the step of thirty seconds that a code belongs to, if it is this one or one beside it; undefined for a wrong code. */
export const stepOf = (secreto: string, codigo: string, ahora: Date): number | undefined => {
  const timestamp = ahora.getTime()
  const totp = totpOf(secreto)
  const delta = totp.validate({ token: codigo, timestamp, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** Saves the secret of an account's app of codes. The code that proved it does not sign in too. */
export const saveSecreto = async (
  tx: Queryable,
  options: AppOptions,
  { id, secreto, paso }: { id: string; secreto: string; paso: number },
): Promise<void> => {
  const fila = { secreto: lockSecreto(options, id, secreto), ultimo_paso: paso, creado: options.now() }
  await tx
    .insert(segundosFactores)
    .values({ usuario_id: id, ...fila })
    .onConflictDoUpdate({ target: segundosFactores.usuario_id, set: fila })
}

/** Takes a code of an account's app: each one once, and none of an earlier step; returns whether it was right. Locks the secret anew, with the key of today. */
export const takeCode = async (tx: Queryable, options: AppOptions, id: string, codigo: string): Promise<boolean> => {
  const [fila] = await tx.select().from(segundosFactores).where(eq(segundosFactores.usuario_id, id))
  const secreto = fila && unlockSecreto(options, id, fila.secreto)
  const paso = secreto ? stepOf(secreto, codigo, options.now()) : undefined
  if (!secreto || paso === undefined) return false
  const { rowCount } = await tx
    .update(segundosFactores)
    .set({ ultimo_paso: paso, secreto: lockSecreto(options, id, secreto) })
    .where(and(eq(segundosFactores.usuario_id, id), lt(segundosFactores.ultimo_paso, paso)))
  return Boolean(rowCount)
}

/** Locks the secret of an account's app of codes; only `unlockSecreto` for the same account opens it. */
export const lockSecreto = (options: AppOptions, id: string, secreto: string) =>
  lock(secreto, { llave: llaveDe(options), de: id })

/** Opens what was locked for an account, with the key of the installation or, from before it had one, with that of the database; undefined where neither does. */
export const unlockSecreto = (options: AppOptions, id: string, cerrado: string) =>
  unlock(cerrado, { llave: llaveDe(options), de: id }) ?? unlock(cerrado, { llave: options.secret, de: id })

/** Returns the key that secrets are locked with: the installation's, kept outside the database, or, without one, the one in it. */
export const llaveDe = ({ signIn, secret }: AppOptions) => signIn?.secretsKey ?? secret

const totpOf = (secreto: string, label?: string) =>
  new TOTP({ issuer: universidad.nombre, label, secret: Secret.fromBase32(secreto) })
