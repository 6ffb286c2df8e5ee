import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { usuarios } from '../tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const usuario = () =>
  uuid('usuario_id')
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' })

/** App of codes of each account: its locked secret, and the thirty-second step of the last code taken. */
export const segundosFactores = pgTable('segundos_factores', {
  usuario_id: usuario().primaryKey(),
  secreto: text('secreto').notNull(),
  ultimo_paso: bigint('ultimo_paso', { mode: 'number' }).notNull(),
  creado: moment('creado').notNull(),
})

/** Recovery codes of an account that were not used yet, by their hash. */
export const codigosDeRecuperacion = pgTable(
  'codigos_de_recuperacion',
  { usuario_id: usuario(), hash: text('hash').notNull() },
  t => [primaryKey({ columns: [t.usuario_id, t.hash] })],
)

/** Passkeys of each account: a browser proves that it has one without revealing it. */
export const llavesDeAcceso = pgTable(
  'llaves_de_acceso',
  {
    id: text('id').primaryKey(),
    usuario_id: usuario(),
    publica: text('publica').notNull(),
    contador: bigint('contador', { mode: 'number' }).notNull(),
    transportes: jsonb('transportes').$type<string[]>().notNull(),
    nombre: text('nombre').notNull(),
    creada: moment('creada').notNull(),
    ultima: moment('ultima'),
  },
  t => [index('llaves_de_acceso_usuario').on(t.usuario_id)],
)

/** Identities by which an institution knows accounts: bound at the first sign-in there. */
export const identidades = pgTable(
  'identidades',
  {
    emisor: text('emisor').notNull(),
    sujeto: text('sujeto').notNull(),
    usuario_id: usuario(),
    creada: moment('creada').notNull(),
  },
  t => [primaryKey({ columns: [t.emisor, t.sujeto] }), unique('identidades_de_una_cuenta').on(t.usuario_id, t.emisor)],
)

/** Acts that were begun and wait for their answer, by the hash of the pass that their owner holds: a second step, a factor to confirm, a passkey's challenge. */
export const pases = pgTable(
  'pases',
  {
    token_hash: text('token_hash').primaryKey(),
    usuario_id: uuid('usuario_id').references(() => usuarios.id, { onDelete: 'cascade' }),
    para: text('para').notNull(),
    datos: jsonb('datos').$type<Record<string, string | undefined>>().notNull(),
    expira: moment('expira').notNull(),
  },
  t => [index('pases_usuario').on(t.usuario_id), index('pases_expira').on(t.expira)],
)
