import { isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/queryable.ts'
import { noticeRoom } from '../crud/notices/noticeRoom.ts'
import { respuestas } from '../idempotency/tables.ts'
import { correos } from '../mail/tables.ts'
import { pases } from './factores/tables.ts'
import { actividad, dispositivos, intentos, restablecimientos, sesiones } from './tables.ts'

/**
 * Deletes expired rows, a thousand of each table at a time, without waiting for a lock. Every way to sign in begins
 * with it. Keeps mails that have still to leave, even expired.
 */
export const cleanUp = async (db: Db, ahora: Date): Promise<void> => {
  const bajas = [
    sesiones,
    restablecimientos,
    pases,
    intentos,
    dispositivos,
    actividad,
    respuestas,
    correos,
    noticeRoom().tables.avisos,
  ].map(
    (tabla, n) => sql`${sql.raw(`bajas_${n}`)} as (
      delete from ${tabla} where ctid in (select ctid from ${tabla} where expira <= ${ahora}::timestamptz ${tabla === correos ? sql`and ${isNull(correos.siguiente)}` : sql``} limit 1000 for update skip locked)
    )`,
  )
  await db.execute(sql`with ${sql.join(bajas, sql`, `)} select`)
}
