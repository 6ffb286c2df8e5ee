import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Outbox of mails. `texto` may hold a link that opens an account: deleted once sent or worthless. `siguiente`: next
 * attempt, null when done. `tomado`: taken by a process, which has until `siguiente`.
 */
export const correos = pgTable(
  'correos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    para: text('para').notNull(),
    asunto: text('asunto').notNull(),
    texto: text('texto'),
    /** The same text for mail programs that show HTML. */
    html: text('html'),
    creado: moment('creado').notNull(),
    /** Moment from which the text is worthless: its link ends. */
    vence: moment('vence'),
    intentos: integer('intentos').notNull().default(0),
    siguiente: moment('siguiente'),
    tomado: moment('tomado'),
    enviado: moment('enviado'),
    fallo: text('fallo'),
    /** Moment from which the row may be deleted. */
    expira: moment('expira').notNull(),
  },
  t => [
    index('correos_siguiente')
      .on(t.siguiente)
      .where(sql`${t.siguiente} is not null`),
    index('correos_vence')
      .on(t.vence)
      .where(sql`${t.texto} is not null`),
    index('correos_creado').on(t.creado, t.id),
    index('correos_expira').on(t.expira),
    check('correos_con_texto', sql`${t.siguiente} is null or ${t.texto} is not null`),
    check('correos_enviado', sql`${t.enviado} is null or (${t.siguiente} is null and ${t.texto} is null)`),
    check('correos_html', sql`${t.html} is null or ${t.texto} is not null`),
  ],
)
