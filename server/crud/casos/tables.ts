import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Values } from '../../../src/schema/kinds.ts'
import { archivos } from '../../files/tables.ts'

/** What a step changed beside where its case stands: fields of the case, and of the record that it is of. */
export type Changes = { [side in 'caso' | 'registro']?: { antes: Values; despues: Values } }

/**
 * Every step of every case of every process, in its order, never changed: who, when, from which state to which, and what went with it. It is the
 * truth; where a case stands is worked out from here. A step that was taken back stays, and the one that took it back says which.
 */
export const pasos = pgTable(
  'pasos',
  {
    proceso: text('proceso').notNull(),
    /** The key of the case. */
    caso: text('caso').notNull(),
    n: integer('n').notNull(),
    /** Which one, of a process of phases. */
    fase: integer('fase'),
    paso: text('paso').notNull(),
    de: text('de'),
    a: text('a').notNull(),
    comentario: text('comentario'),
    archivo: uuid('archivo').references(() => archivos.id_archivo),
    /** Of who, what and after which step: the same twice cannot be. */
    huella: text('huella').notNull(),
    deshace: integer('deshace'),
    cambios: jsonb('cambios').$type<Changes>(),
    /** Nobody, of what was there before there were accounts for it. */
    usuario_id: uuid('usuario_id'),
    autor: text('autor').notNull(),
    rol: text('rol').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.proceso, t.caso, t.n] }), unique('pasos_huella_unica').on(t.huella)],
)
