import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SucesoDeCuenta } from '../../src/domain/actividad.ts'
import { roles } from '../../src/domain/roles.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts. Names stand here only for the roles that have no person record: coordinador and administrativo. */
export const usuarios = pgTable(
  'usuarios',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    hash: text('hash').notNull(),
    rol: text('rol', { enum: roles }).notNull(),
    activo: boolean('activo').notNull().default(true),
    nombre: text('nombre'),
    apellido_paterno: text('apellido_paterno'),
    apellido_materno: text('apellido_materno'),
    sexo: text('sexo', { enum: ['H', 'M'] }),
    telefono: text('telefono'),
    creado_en: moment('creado_en').notNull().defaultNow(),
  },
  t => [
    index('usuarios_correo').using('gin', sql`${t.email} gin_trgm_ops`),
    index('usuarios_rol').on(t.rol, t.activo, t.creado_en, t.email),
    check('usuarios_email_normal', sql`${t.email} = lower(btrim(${t.email})) and ${t.email} <> ''`),
    check('usuarios_rol_conocido', sql.raw(`rol in (${roles.map(rol => `'${rol}'`).join(', ')})`)),
    check('usuarios_sexo_conocido', sql`${t.sexo} in ('H', 'M')`),
  ],
)

/** Open sessions, by the hash of their token. */
export const sesiones = pgTable(
  'sesiones',
  {
    token_hash: text('token_hash').primaryKey(),
    usuario_id: uuid('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    creada: moment('creada').notNull(),
    expira: moment('expira').notNull(),
    /** Last call of the session, give or take `duracion.reposo`. */
    ultima: moment('ultima').notNull().defaultNow(),
    dispositivo: text('dispositivo').notNull().default('Dispositivo desconocido'),
    direccion: text('direccion').notNull().default(''),
  },
  t => [index('sesiones_usuario').on(t.usuario_id), index('sesiones_expira').on(t.expira)],
)

/** Links sent to choose a new password, by the hash of their token; deleted once used. */
export const restablecimientos = pgTable(
  'restablecimientos',
  {
    token_hash: text('token_hash').primaryKey(),
    usuario_id: uuid('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    expira: moment('expira').notNull(),
  },
  t => [index('restablecimientos_usuario').on(t.usuario_id), index('restablecimientos_expira').on(t.expira)],
)

/** Recent attempts at something and the moment of the last; `clave` is the hash of what and by whom. */
export const intentos = pgTable(
  'intentos',
  {
    clave: text('clave').primaryKey(),
    veces: integer('cuenta').notNull(),
    ultima: moment('ultima').notNull().defaultNow(),
    expira: moment('expira').notNull(),
  },
  t => [index('intentos_expira').on(t.expira), check('intentos_cuenta_positiva', sql`${t.veces} >= 0`)],
)

/** Browsers in which an account has signed in, by the hash of the secret in their cookie. `fallas` are the wrong passwords since. */
export const dispositivos = pgTable(
  'dispositivos',
  {
    token_hash: text('token_hash').notNull(),
    usuario_id: uuid('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    fallas: integer('fallas').notNull().default(0),
    expira: moment('expira').notNull(),
  },
  t => [
    primaryKey({ columns: [t.usuario_id, t.token_hash] }),
    index('dispositivos_expira').on(t.expira),
    check('dispositivos_fallas_positivas', sql`${t.fallas} >= 0`),
  ],
)

/** Events of an account and around it, for its owner to read. `autor` is whoever else did it. */
export const actividad = pgTable(
  'actividad',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    usuario_id: uuid('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    suceso: text('suceso').$type<SucesoDeCuenta>().notNull(),
    momento: moment('momento').notNull(),
    dispositivo: text('dispositivo').notNull(),
    direccion: text('direccion').notNull(),
    autor: text('autor'),
    expira: moment('expira').notNull(),
  },
  t => [index('actividad_usuario').on(t.usuario_id, t.id), index('actividad_expira').on(t.expira)],
)
