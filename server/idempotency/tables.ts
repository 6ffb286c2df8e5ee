import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** First answer to each write that named an `Idempotency-Key`, by the hash of account and key; `huella` distinguishes its request from any other. */
export const respuestas = pgTable(
  'respuestas',
  {
    clave: text('clave').primaryKey(),
    huella: text('huella').notNull(),
    /** Null, as `cuerpo`, until the write is done; nobody outside its transaction sees them so. */
    estado: integer('estado'),
    cuerpo: text('cuerpo'),
    expira: timestamp('expira', { withTimezone: true }).notNull(),
  },
  t => [index('respuestas_expira').on(t.expira)],
)
