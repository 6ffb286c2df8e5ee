import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { columns } from '../../db/columns.ts'
import { tables } from '../../university/tables.ts'
import { archivos } from '../../files/tables.ts'

/** The reports of a group in a period, there since the first download. A report is sent when its file is here; the final one only after the initial. (B §4, Group reports) */
export const reportesDeGrupos = pgTable(
  'reportes_de_grupos',
  {
    clave_grupo: columns
      .reference('clave_grupo')
      .notNull()
      .references(() => tables.grupos.clave_grupo),
    id_periodo: uuid('id_periodo')
      .notNull()
      .references(() => tables.periodos.id_periodo),
    archivo_inicio: uuid('archivo_inicio').references(() => archivos.id_archivo),
    archivo_final: uuid('archivo_final').references(() => archivos.id_archivo),
    creado_en: timestamp('creado_en', { withTimezone: true }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.clave_grupo, t.id_periodo] }),
    index('reportes_de_grupos_periodo').on(t.id_periodo),
    check('reportes_de_grupos_orden', sql`${t.archivo_final} is null or ${t.archivo_inicio} is not null`),
  ],
)
