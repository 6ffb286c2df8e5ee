import { sql } from 'drizzle-orm'
import { check, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Uploaded PDFs, checked by content before they come here; they leave only through short-lived signed links. */
export const archivos = pgTable(
  'archivos',
  {
    id_archivo: uuid('id_archivo').primaryKey().defaultRandom(),
    nombre: text('nombre').notNull(),
    tamanio: integer('tamanio').notNull(),
    huella: text('huella').notNull(),
    /** Null for one that lies in the store outside. */
    contenido: bytes('contenido'),
    usuario_id: uuid('usuario_id'),
    creado_en: timestamp('creado_en', { withTimezone: true }).notNull(),
  },
  t => [check('archivos_tamanio_real', sql`${t.tamanio} = octet_length(${t.contenido})`)],
)
