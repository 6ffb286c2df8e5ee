import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The first answer to each write that named an `Idempotency-Key`: by the hash of account and key, with what tells its request from any other. */
export const respuestas = pgTable(
  'respuestas',
  {
    clave: text('clave').primaryKey(),
    huella: text('huella').notNull(),
    /** Both are null until the write is done, which nobody outside its transaction sees. */
    estado: integer('estado'),
    cuerpo: text('cuerpo'),
    expira: timestamp('expira', { withTimezone: true }).notNull(),
  },
  t => [index('respuestas_expira').on(t.expira)],
)
