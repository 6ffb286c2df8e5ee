import type { Queryable, Correo, AppOptions } from '../contexto.ts'
import { afterCommit } from '../db/inTransaction.ts'
import { correos } from './tables.ts'

/** Leaves a mail for the dispatcher in the transaction of what it tells: it goes when that is committed, and is nothing when it is not. */
export const queueCorreo = async (
  tx: Queryable,
  { hoy, wakeCorreos }: Pick<AppOptions, 'hoy' | 'wakeCorreos'>,
  { para, asunto, texto, vence }: Correo,
): Promise<void> => {
  const creado = hoy()
  const expira = new Date(creado.getTime() + memory)
  await tx.insert(correos).values({ para, asunto, texto, vence, creado, siguiente: creado, expira })
  afterCommit(tx, wakeCorreos)
}

/** Milliseconds after which nobody asks any more what became of a mail: ninety days. */
const memory = 90 * 24 * 3_600_000
