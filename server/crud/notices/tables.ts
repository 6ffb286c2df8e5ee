import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { paceKeys } from '../../../src/schema/account/noticePace.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Whether a notice is told by mail: never, with the next digest, or in a mail that lies in the outbox or left it. */
const mailStates = ['ninguno', 'en_espera', 'dicho'] as const

/** What people are told, gone with their account, whose key the house names. Written by `tell` alone. */
export const noticeTables = (account: () => PgColumn) => ({
  /** A notice of one account: what happened, and the address of what it is about. `unico` is there once an account. */
  avisos: pgTable(
    'avisos',
    {
      id: bigserial('id', { mode: 'number' }).primaryKey(),
      usuario_id: uuid('usuario_id')
        .notNull()
        .references(() => account(), { onDelete: 'cascade' }),
      /** The role that the account had when it was told. */
      rol: text('rol').notNull(),
      asunto: text('asunto').notNull(),
      texto: text('texto').notNull(),
      /** The record that it is about. */
      entidad: text('entidad'),
      clave: text('clave'),
      /** Where it leads to in the web app. */
      direccion: text('direccion'),
      creado: moment('creado').notNull(),
      leido: moment('leido'),
      correo: text('correo', { enum: mailStates }).notNull(),
      unico: text('unico'),
      /** When the row is forgotten. */
      expira: moment('expira').notNull(),
    },
    t => [
      index('avisos_de').on(t.usuario_id, t.id),
      index('avisos_sin_leer')
        .on(t.usuario_id, t.id)
        .where(sql`${t.leido} is null`),
      index('avisos_por_decir')
        .on(t.usuario_id, t.creado)
        .where(sql`${t.correo} = 'en_espera' and ${t.leido} is null`),
      uniqueIndex('avisos_unico').on(t.usuario_id, t.unico),
      index('avisos_expira').on(t.expira),
      check('avisos_correo_conocido', sql`${t.correo} in ('ninguno', 'en_espera', 'dicho')`),
      check('avisos_registro', sql`(${t.entidad} is null) = (${t.clave} is null)`),
    ],
  ),
  /** How soon somebody chose to be told by mail; without a row, as is usual for the role. */
  elecciones_de_avisos: pgTable(
    'elecciones_de_avisos',
    {
      usuario_id: uuid('usuario_id')
        .primaryKey()
        .references(() => account(), { onDelete: 'cascade' }),
      ritmo: text('ritmo', { enum: paceKeys }).notNull(),
    },
    t => [
      check('elecciones_de_avisos_ritmo_conocido', sql`${t.ritmo} in ('al_momento', 'diario', 'semanal', 'nunca')`),
    ],
  ),
})

export type NoticeTables = ReturnType<typeof noticeTables>
