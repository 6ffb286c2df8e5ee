import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** One row per write: who, when, what, before and after. The author's name outlives the account, hence it stands beside the id. The database refuses to change or remove any row (decision 048). */
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
    /** Reason, where one was asked for. */
    motivo: text('motivo'),
    /** Batch that the write was part of; filled in by default while one runs (`writeAs`). */
    lote: uuid('lote').default(sql`nullif(current_setting('cuc.lote', true), '')::uuid`),
  },
  t => [
    index('historial_de').on(t.entidad, t.clave, t.id),
    index('historial_lote')
      .on(t.lote)
      .where(sql`${t.lote} is not null`),
  ],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Links of the rows of history, in the order of their commits: each hash covers its row and the hash before. The database writes them at the end of each transaction. */
export const sellosDeHistorial = pgTable('sellos_de_historial', {
  numero: bigint('numero', { mode: 'number' }).primaryKey(),
  id_historial: bigint('id_historial', { mode: 'number' }).notNull().unique(),
  huella: bytes('huella').notNull(),
})

/** Former names of tables and columns in the rows of history up to `hasta`. The migration that renames writes them; history itself never changes. */
export const nombresDeHistorial = pgTable('nombres_de_historial', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tabla: text('tabla').notNull(),
  columna: text('columna'),
  nuevo: text('nuevo').notNull(),
  hasta: bigint('hasta', { mode: 'number' }).notNull(),
})

/** Actions on several records at once; history tells which records they were and what became of each. */
export const lotes = pgTable('lotes', {
  id: uuid('id').primaryKey(),
  entidad: text('entidad').notNull(),
  accion: text('accion').notNull(),
  usuario_id: uuid('usuario_id').notNull(),
  autor: text('autor').notNull(),
  momento: timestamp('momento', { withTimezone: true }).notNull(),
  /** Number of records that it changed. */
  registros: integer('registros').notNull(),
  /** Batch that it took back. */
  deshace: uuid('deshace'),
  deshecho: timestamp('deshecho', { withTimezone: true }),
  /** `true` where it cannot be taken back: a hand-made action, one that closed a record, or an undoing. */
  sin_vuelta: boolean('sin_vuelta').notNull().default(false),
  /** Of an imported spreadsheet: its file name, the number of records that it added, and the circle that sees it beside its author. */
  archivo: text('archivo'),
  creados: integer('creados'),
  circulo: text('circulo'),
})
