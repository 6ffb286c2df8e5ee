import { sql } from 'drizzle-orm'
import type { Db } from '../contexto.ts'
import { respuestas } from '../idempotency/tables.ts'
import { intentos, restablecimientos, sesiones } from './tables.ts'

/** Removes what has expired, a batch at a time and without waiting for rows that somebody else is using. */
export const limpieza = async (db: Db, ahora: Date): Promise<void> => {
  for (const tabla of [sesiones, restablecimientos, intentos, respuestas]) {
    await db.execute(sql`
      delete from ${tabla} where ctid in (select ctid from ${tabla} where expira <= ${ahora} limit 1000 for update skip locked)
    `)
  }
}
