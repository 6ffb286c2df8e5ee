import type { Correo, AppOptions } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { mailMemory } from '../crud/notices/outbox.ts'
import { afterCommit } from '../db/inTransaction.ts'
import { correos } from './tables.ts'

/** Leaves mails for the dispatcher in the transaction of what they tell: they leave when that is committed, and vanish when it is not. */
export const queueCorreos = async (
  tx: Queryable,
  { now, wakeCorreos }: Pick<AppOptions, 'now' | 'wakeCorreos'>,
  mails: readonly Correo[],
): Promise<void> => {
  const creado = now()
  const expira = new Date(creado.getTime() + mailMemory)
  await tx.insert(correos).values(
    mails.map(({ para, asunto, texto, vence }) => ({
      para,
      asunto,
      texto,
      vence,
      creado,
      siguiente: creado,
      expira,
    })),
  )
  afterCommit(tx, wakeCorreos)
}
