import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { estadosDeFase } from '../../../src/domain/servicioSocial/estados.ts'
import { tables } from '../../university/tables.ts'
import { archivos } from '../../files/tables.ts'

/**
 * What happened to each phase of a service, never changed: step 0 of phase 0 is its activation, odd steps send, even ones decide.
 * The last step of a phase is how it stands; a submission is decided once, since a step is there once. (B §4)
 */
export const movimientosDeServicio = pgTable(
  'movimientos_de_servicio',
  {
    id_servicio_social: uuid('id_servicio_social').notNull(),
    fase: integer('fase').notNull(),
    paso: integer('paso').notNull(),
    status: text('status', { enum: estadosDeFase }).notNull(),
    comentario: text('comentario'),
    archivo: uuid('archivo').references(() => archivos.id_archivo),
    usuario_id: uuid('usuario_id'),
    autor: text('autor').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
  },
  t => [
    primaryKey({ name: 'movimientos_de_servicio_pk', columns: [t.id_servicio_social, t.fase, t.paso] }),
    foreignKey({
      name: 'movimientos_de_servicio_servicio_fk',
      columns: [t.id_servicio_social],
      foreignColumns: [tables.serviciosSociales.id_servicio_social],
    }),
    check(
      'movimientos_de_servicio_paso',
      sql`case
      when ${t.paso} = 0 then ${t.fase} = 0 and ${t.status} = 'pendiente'
      when ${t.fase} = 11 then ${t.paso} = 1 and ${t.status} = 'aceptado'
      when ${t.paso} % 2 = 1 then ${t.status} = 'enviado' and ${t.fase} between 0 and 10
      else ${t.status} in ('aceptado', 'rechazado') and ${t.fase} between 0 and 10 and ${t.paso} > 0 end`,
    ),
    check('movimientos_de_servicio_comentario', sql`(${t.status} = 'rechazado') = (${t.comentario} is not null)`),
    check(
      'movimientos_de_servicio_archivo',
      sql`case when ${t.fase} in (0, 11) then ${t.archivo} is null else ${t.status} <> 'enviado' or ${t.archivo} is not null end`,
    ),
  ],
)
