import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { Queryable } from '../../contexto.ts'
import { huella } from '../newToken.ts'
import { codigosDeRecuperacion } from './tables.ts'

/** Gives an account ten new recovery codes in place of those it had, and answers them: they are shown this once. */
export const newCodes = async (tx: Queryable, id: string): Promise<string[]> => {
  const codigos = Array.from({ length: 10 }, newCode)
  await tx.delete(codigosDeRecuperacion).where(eq(codigosDeRecuperacion.usuario_id, id))
  await tx
    .insert(codigosDeRecuperacion)
    .values(codigos.map(codigo => ({ usuario_id: id, hash: huella(plain(codigo)) })))
  return codigos
}

/** Uses one of an account's recovery codes, once; answers whether it was one. */
export const takeRecoveryCode = async (tx: Queryable, id: string, codigo: string): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(codigosDeRecuperacion)
    .where(and(eq(codigosDeRecuperacion.usuario_id, id), eq(codigosDeRecuperacion.hash, huella(plain(codigo)))))
  return Boolean(rowCount)
}

/** 120 random bits in letters and digits that are not taken for each other, in groups: so many that a plain hash keeps them. */
const newCode = () =>
  (new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32.match(/.{4}/g) ?? []).join('-')

const plain = (codigo: string) => codigo.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')
