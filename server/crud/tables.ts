import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row a write: who, when, what, before and after. Kept when its author's account is gone, hence the name beside the id. */
export const historial = pgTable(
  'historial',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entidad: text('entidad').notNull(),
    clave: text('clave').notNull(),
    accion: text('accion', { enum: ['create', 'update', 'delete'] }).notNull(),
    version: integer('version'),
    usuario_id: uuid('usuario_id'),
    autor: text('autor').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
    antes: jsonb('antes').$type<Readonly<Record<string, unknown>>>(),
    despues: jsonb('despues').$type<Readonly<Record<string, unknown>>>(),
  },
  t => [index('historial_de').on(t.entidad, t.clave, t.id)],
)
