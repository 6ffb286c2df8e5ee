import { count, isNotNull } from 'drizzle-orm'
import { lastBackup } from '../backup/lastBackup.ts'
import type { Db } from '../db/queryable.ts'
import type { Figure } from '../http/serveMetrics.ts'
import { correos } from '../mail/tables.ts'

/** Returns the figures of an installation beside those of its calls. */
export const figures = (db: Db, now: () => Date): readonly Figure[] => [
  {
    name: 'cuc_correos_en_espera',
    help: 'Mails in the outbox that have not left',
    read: async () =>
      (await db.select({ total: count() }).from(correos).where(isNotNull(correos.siguiente)))[0]?.total ?? 0,
  },
  {
    name: 'cuc_respaldo_segundos',
    help: 'Seconds since the last backup; -1 when there was none',
    read: async () => {
      const last = await lastBackup(db)
      return last ? (now().getTime() - last.momento.getTime()) / 1000 : -1
    },
  },
]
