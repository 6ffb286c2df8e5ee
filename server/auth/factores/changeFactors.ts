import { and, eq } from 'drizzle-orm'
import type { SucesoDeCuenta } from '../../../src/domain/actividad.ts'
import type { Queryable } from '../../db/queryable.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { Falla } from '../../http/Falla.ts'
import { announceChanges, type Asker } from '../changeAccounts.ts'
import { usuarios } from '../tables.ts'
import { factoresDe, hasFactor } from './factoresDe.ts'
import { newCodes } from './recoveryCodes.ts'
import { codigosDeRecuperacion } from './tables.ts'

/** A change of the factors of an account. */
export type FactorChange = {
  id: string
  asker: Asker
  /** Hash of the password that was checked: 409 when it changed meanwhile. */
  hash?: string
  suceso: SucesoDeCuenta
  /** Session (its token) and device (the hash of its secret) that go on. */
  keep?: { sesion: string; dispositivo: string }
  /** `false` refuses to leave the account without any factor. Default: `true`. */
  mayBeLast?: boolean
  /** Recovery codes that a first factor brings. Default: random ones. */
  codigos?: string[]
  work: (tx: Queryable) => Promise<unknown>
}

/**
 * Changes the factors of an account: the only code that does. Returns the recovery codes that the first factor brings;
 * the last one takes them along. 409 if the password changed or the last may not go.
 */
export const changeFactors = async (
  tx: Queryable,
  { id, asker, hash, suceso, keep, mayBeLast = true, codigos: suyos, work }: FactorChange,
): Promise<string[]> => {
  const [cuenta] = await tx
    .select()
    .from(usuarios)
    .where(and(eq(usuarios.id, id), hash === undefined ? undefined : eq(usuarios.hash, hash)))
    .for('update')
  if (!cuenta) throw new Falla(409, 'La contraseña cambió mientras tanto, inténtelo de nuevo')
  const had = hasFactor(await factoresDe(tx, id))
  await work(tx)
  const has = hasFactor(await factoresDe(tx, id))
  if (had && !has && !mayBeLast)
    throw new Falla(409, 'Su rol necesita un segundo factor: active otro antes de quitar el último')
  if (!has) await tx.delete(codigosDeRecuperacion).where(eq(codigosDeRecuperacion.usuario_id, id))
  const codigos = has && !had ? await newCodes(tx, id, suyos) : []
  await announceChanges(tx, [{ before: cuenta, sucesos: [suceso] }], { asker, ...(keep && { keep }) })
  await recordChange(tx, {
    entidad: 'usuarios',
    clave: id,
    accion: 'update',
    usuario: { id: asker.id ?? nobody, nombre: asker.nombre, email: '' },
    momento: asker.momento,
    despues: { segundo_factor: suceso },
  })
  return codigos
}

/** Id in history of an actor without account: the administration at the machine itself. */
const nobody = '00000000-0000-0000-0000-000000000000'
