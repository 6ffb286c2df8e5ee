import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Values } from '../../../src/schema/kinds.ts'
import { archivos } from '../../files/tables.ts'

/** Changes that a step made beside where its case stands: fields of the case, and of the record that it is of. */
export type Changes = { [side in 'caso' | 'registro']?: { antes: Values; despues: Values } }

/**
 * Every step of every case, in order, never changed or deleted: author, states, content. The state of a case is derived
 * from here. A step that takes another back names it in `deshace`.
 */
export const pasos = pgTable(
  'pasos',
  {
    proceso: text('proceso').notNull(),
    /** Key of the case. */
    caso: text('caso').notNull(),
    n: integer('n').notNull(),
    /** Number of the phase; null for a process without phases. */
    fase: integer('fase'),
    paso: text('paso').notNull(),
    de: text('de'),
    a: text('a').notNull(),
    comentario: text('comentario'),
    archivo: uuid('archivo').references(() => archivos.id_archivo),
    /** Mark of the sending: by whom, of what, and after which step. Unique, so that the same is never written twice. */
    huella: text('huella').notNull(),
    deshace: integer('deshace'),
    cambios: jsonb('cambios').$type<Changes>(),
    /** Null for a step from before its author had an account. */
    usuario_id: uuid('usuario_id'),
    autor: text('autor').notNull(),
    rol: text('rol').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.proceso, t.caso, t.n] }), unique('pasos_huella_unica').on(t.huella)],
)
