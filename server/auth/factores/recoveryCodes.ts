import { and, eq } from 'drizzle-orm'
import { hkdfSync, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { AppOptions } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { huellaDeSecreto } from '../newToken.ts'
import { codigosDeRecuperacion } from './tables.ts'
import { llaveDe } from './totp.ts'

/** Gives an account ten new recovery codes in place of those it had, and returns them: they are shown this once. */
export const newCodes = async (tx: Queryable, id: string, codigos = randomCodes()): Promise<string[]> => {
  await tx.delete(codigosDeRecuperacion).where(eq(codigosDeRecuperacion.usuario_id, id))
  await tx
    .insert(codigosDeRecuperacion)
    .values(codigos.map(codigo => ({ usuario_id: id, hash: huellaDeSecreto(plain(codigo)) })))
  return codigos
}

/** Uses one of an account's recovery codes, once; returns whether it was one. */
export const takeRecoveryCode = async (tx: Queryable, id: string, codigo: string): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(codigosDeRecuperacion)
    .where(
      and(eq(codigosDeRecuperacion.usuario_id, id), eq(codigosDeRecuperacion.hash, huellaDeSecreto(plain(codigo)))),
    )
  return Boolean(rowCount)
}

/** Returns the ten codes that a pass brings, the same each time: they are derived from the pass, which only its owner holds, and the key of the installation. */
export const codesOfPase = (options: AppOptions, { id, pase }: { id: string; pase: string }): string[] =>
  inCodes(
    new Uint8Array(hkdfSync('sha256', pase, llaveDe(options), `códigos de recuperación de ${id}`, howMany * size)),
  )

const [howMany, size] = [10, 15]

const randomCodes = () => inCodes(new Uint8Array(randomBytes(howMany * size)))

const inCodes = (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from({ length: howMany }, (_, n) => codeOf(bytes.slice(n * size, (n + 1) * size)))

/** Renders 120 random bits in letters and digits that are not mistaken for each other, in groups: so many that a plain hash protects them. */
const codeOf = ({ buffer }: Uint8Array<ArrayBuffer>) => (new Secret({ buffer }).base32.match(/.{4}/g) ?? []).join('-')

const plain = (codigo: string) => codigo.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')
