import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tables } from '../../university/tables.ts'
import { usuarios } from '../tables.ts'

const { llavesDeSistemas } = tables

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Calls that each key opens, as `GET cucs`. */
export const llamadasDeLlaves = pgTable(
  'llamadas_de_llaves',
  {
    id_llave: uuid('id_llave')
      .notNull()
      .references(() => llavesDeSistemas.id_llave, { onDelete: 'cascade' }),
    llamada: text('llamada').notNull(),
  },
  t => [primaryKey({ columns: [t.id_llave, t.llamada] })],
)

/** Secret of each key, by its hash, with whoever made it and the calls of the current minute. */
export const secretosDeLlaves = pgTable(
  'secretos_de_llaves',
  {
    id_llave: uuid('id_llave')
      .primaryKey()
      .references(() => llavesDeSistemas.id_llave, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    usuario_id: uuid('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    creado: moment('creado').notNull(),
    minuto: moment('minuto').notNull(),
    en_minuto: integer('en_minuto').notNull().default(0),
  },
  t => [index('secretos_de_llaves_usuario').on(t.usuario_id)],
)
