import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Pace } from '../../../src/schema/account/noticePace.ts'
import type { AppEnv } from '../../context.ts'
import { afterCommit, inTransaction } from '../../db/inTransaction.ts'
import type { NoticeRoom } from './noticeRoom.ts'

/** Stores how soon the caller is told by mail, where one is given, and answers how it stands. Choosing no mails also cancels those that notices wait for. */
export const choosePace = async (c: Context<AppEnv>, { tables, usual }: NoticeRoom, ritmo?: Pace) => {
  const { avisos, elecciones_de_avisos: chosen } = tables
  const { db, usuario, options } = c.var
  const { id: usuario_id, rol } = usuario
  if (ritmo)
    await inTransaction(db, async tx => {
      await tx
        .insert(chosen)
        .values({ usuario_id, ritmo })
        .onConflictDoUpdate({ target: chosen.usuario_id, set: { ritmo } })
      if (ritmo === 'nunca')
        await tx
          .update(avisos)
          .set({ correo: 'ninguno' })
          .where(and(eq(avisos.usuario_id, usuario_id), eq(avisos.correo, 'en_espera')))
      afterCommit(tx, options.wakeCorreos)
    })
  const [chosenRow] = await db.select({ ritmo: chosen.ritmo }).from(chosen).where(eq(chosen.usuario_id, usuario_id))
  return { ritmo: chosenRow?.ritmo ?? usual[rol], usual: usual[rol] }
}
