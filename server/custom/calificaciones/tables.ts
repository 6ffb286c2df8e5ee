import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { etapasDeCalificacion } from '../../../src/domain/etapasDeCalificacion.ts'
import { tables } from '../../university/tables.ts'

/** The one submission of a class's grades that each of the two stages may make: who, when, and the fingerprint by which the same one, sent again, is known. (B §4) */
export const enviosDeCalificaciones = pgTable(
  'envios_de_calificaciones',
  {
    id_clase: uuid('id_clase')
      .notNull()
      .references(() => tables.clases.id_clase, { onDelete: 'cascade' }),
    etapa: text('etapa', { enum: etapasDeCalificacion }).notNull(),
    huella: text('huella'),
    usuario_id: uuid('usuario_id'),
    autor: text('autor').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.id_clase, t.etapa] }),
    check('envios_de_calificaciones_etapa_conocida', sql`${t.etapa} in ('facilitador', 'escolar')`),
  ],
)
