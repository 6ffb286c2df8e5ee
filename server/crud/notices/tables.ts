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

/** States of a notice's mail: never, with the next digest, or in a mail that lies in the outbox or left it. */
const mailStates = ['ninguno', 'en_espera', 'dicho'] as const

/** Tables of what people are told, whose rows go with their account, by the key that the house names. `tell` alone adds notices. */
export const noticeTables = (account: () => PgColumn) => ({
  /** Notices, each of one account: what happened, and the address of what it is about. `unico` is there once an account. */
  avisos: pgTable(
    'avisos',
    {
      id: bigserial('id', { mode: 'number' }).primaryKey(),
      usuario_id: uuid('usuario_id')
        .notNull()
        .references(() => account(), { onDelete: 'cascade' }),
      /** Role that the account had when it was told. */
      rol: text('rol').notNull(),
      asunto: text('asunto').notNull(),
      texto: text('texto').notNull(),
      /** Record that it is about. */
      entidad: text('entidad'),
      clave: text('clave'),
      /** Address in the web app that it leads to. */
      direccion: text('direccion'),
      creado: moment('creado').notNull(),
      leido: moment('leido'),
      correo: text('correo', { enum: mailStates }).notNull(),
      unico: text('unico'),
      /** Moment after which the row is forgotten. */
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
  /** Pace of mails that somebody chose; without a row, the one that is usual for the role. */
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
