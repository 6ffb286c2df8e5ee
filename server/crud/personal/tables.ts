import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import type { ListState } from './listState.ts'

/** Tables of what people keep for themselves, whose rows go with their account, by the key that the house names. */
export const personalTables = (account: () => PgColumn) => {
  const owner = () =>
    uuid('usuario_id')
      .notNull()
      .references(() => account(), { onDelete: 'cascade' })
  return {
    /** State in which somebody left what a screen remembers: columns, their order, rows a page. */
    preferencias: pgTable(
      'preferencias',
      { usuario_id: owner(), clave: text('clave').notNull(), valor: jsonb('valor').$type<unknown>().notNull() },
      t => [primaryKey({ columns: [t.usuario_id, t.clave] })],
    ),
    /** Views of a list that somebody saved. One that is shared is offered to the owner's circle: those of one role and, where the house has such, of one place. */
    vistas: pgTable(
      'vistas',
      {
        id: uuid('id').primaryKey().defaultRandom(),
        usuario_id: owner(),
        entidad: text('entidad').notNull(),
        lista: text('lista').notNull(),
        nombre: text('nombre').notNull(),
        estado: jsonb('estado').$type<ListState>().notNull(),
        compartida: boolean('compartida').notNull().default(false),
        circulo: text('circulo').notNull(),
        creada: timestamp('creada', { withTimezone: true }).notNull().defaultNow(),
      },
      t => [
        uniqueIndex('vistas_nombre').on(t.usuario_id, t.entidad, t.lista, sql`con_enie(${t.nombre})`),
        index('vistas_compartidas')
          .on(t.circulo, t.entidad, t.lista)
          .where(sql`${t.compartida}`),
      ],
    ),
  }
}

export type PersonalTables = ReturnType<typeof personalTables>
