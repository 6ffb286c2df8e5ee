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

/** One row a write: who, when, what, before and after. Kept when its author's account is gone, hence the name beside the id. The database refuses to change or remove any (decision 048). */
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
    /** Why, where a reason was asked for. */
    motivo: text('motivo'),
    /** The batch that the write was part of: whatever is written while one runs says so by itself. */
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

/** Links the rows of history in the order in which they were committed: the hash of each is of what it says and of the hash before. Written by the database at the end of each transaction. */
export const sellosDeHistorial = pgTable('sellos_de_historial', {
  numero: bigint('numero', { mode: 'number' }).primaryKey(),
  id_historial: bigint('id_historial', { mode: 'number' }).notNull().unique(),
  huella: bytes('huella').notNull(),
})

/** What tables and columns were called in the rows of history up to one, written by the migration that renames them: history itself is never changed. */
export const nombresDeHistorial = pgTable('nombres_de_historial', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tabla: text('tabla').notNull(),
  columna: text('columna'),
  nuevo: text('nuevo').notNull(),
  hasta: bigint('hasta', { mode: 'number' }).notNull(),
})

/** What somebody did to several records at once; which they were, and what became of each, is in history. */
export const lotes = pgTable('lotes', {
  id: uuid('id').primaryKey(),
  entidad: text('entidad').notNull(),
  accion: text('accion').notNull(),
  usuario_id: uuid('usuario_id').notNull(),
  autor: text('autor').notNull(),
  momento: timestamp('momento', { withTimezone: true }).notNull(),
  /** How many records it changed. */
  registros: integer('registros').notNull(),
  /** The batch that it took back. */
  deshace: uuid('deshace'),
  deshecho: timestamp('deshecho', { withTimezone: true }),
  /** Whether what it did cannot be taken back, since it closed a record. */
  sin_vuelta: boolean('sin_vuelta').notNull().default(false),
  /** The spreadsheet that it came from, how many records it added, and to whom it is shown beside its author. */
  archivo: text('archivo'),
  creados: integer('creados'),
  circulo: text('circulo'),
})
