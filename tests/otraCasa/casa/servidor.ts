import './casa.ts'
import { eq, sql } from 'drizzle-orm'
import { numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../../server/context.ts'
import { ownColumn } from '../../../server/crud/read/filters/condition.ts'
import { placeOwnColumn } from '../../../server/crud/read/readPlan.ts'
import { columnOf } from '../../../server/crud/registry.ts'
import { requireRoles } from '../../../server/crud/requireRoles.ts'
import { scope } from '../../../server/crud/scope.ts'
import { registerServerHouse } from '../../../server/crud/serverHouse.ts'
import { pasos } from '../../../server/crud/casos/tables.ts'
import { importaciones, importacionesFilas } from '../../../server/crud/import/tables.ts'
import { historial, lotes, nombresDeHistorial } from '../../../server/crud/tables.ts'
import type { OwnColumns, OutsideReferences } from '../../../server/db/outsideReferences.ts'
import type { TableOf } from '../../../server/db/tableOf.ts'
import { tablesOf } from '../../../server/db/tablesOf.ts'
import { archivos } from '../../../server/files/tables.ts'
import { Falla } from '../../../server/http/Falla.ts'
import { answerSuccess } from '../../../server/http/answerSuccess.ts'
import { respuestas } from '../../../server/idempotency/tables.ts'
import { mayRead } from '../../../src/schema/doors/mayRead.ts'
import { isRole } from '../../../src/schema/account/roles.ts'
import { resources } from './casa.ts'
import { catalogo } from './catalogo.ts'
import { enCasa } from './enCasa.ts'
import { lejos } from './lejos.ts'
import { cuidados } from './libros.ts'
import { taller } from './taller.ts'

type Tables = { [N in keyof typeof resources]: TableOf<(typeof resources)[N], typeof ownColumns> }

const ownColumns = {
  money: { column: (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' }) },
} satisfies OwnColumns

const pointed: OutsideReferences = { lookups: {}, kinds: ownColumns }
export const tables = tablesOf(Object.values(resources), pointed) as unknown as Tables

/** Cards that give access: whoever presents one is its holder. */
export const pases = pgTable('pases', {
  id: uuid('id').primaryKey().defaultRandom(),
  pase: text('pase').notNull().unique(),
  rol: text('rol').notNull(),
  nombre: text('nombre').notNull(),
  numero: text('numero'),
})

/** Every table of the library, from which its migrations are generated. */
export const schema = {
  ...tables,
  pases,
  historial,
  nombresDeHistorial,
  lotes,
  importaciones,
  importacionesFilas,
  respuestas,
  archivos,
  pasos,
}

const conPase = createMiddleware<AppEnv>(async (c, next) => {
  const [, pase = ''] = (c.req.header('authorization') ?? '').split(' ')
  const [de] = await c.var.db.select().from(pases).where(eq(pases.pase, pase))
  if (!de || !isRole(de.rol)) throw new Falla(401, 'Muestre su pase')
  c.set('usuario', { id: de.id, rol: de.rol, email: '', nombre: de.nombre, numero: de.numero })
  await next()
})

registerServerHouse({
  tables,
  lookups: {},
  kinds: {
    money: { read: (view, name, field) => void placeOwnColumn(view, name, field), search: () => [], filter: ownColumn },
  },
  scopes: {
    /** Rows that the calling member borrowed. */
    mios: scope([], ({ table, usuario }) => eq(columnOf(table, 'numero'), usuario.numero ?? '')),
    /** Loans of this year; earlier ones belong to the archive. */
    delAnio: scope([], ({ table, today }) => sql`${columnOf(table, 'salida')} >= date_trunc('year', ${today}::date)`),
  },
  guards: { catalogo },
  advisors: { enCasa, lejos },
  stepRooms: {},
  sheets: {},
  caseCalls: { taller },
  recordParts: {},
  partParams: {},
  formParts: {},
  bulkHandlers: {},
  uses: [],
  signedIn: conPase,
  mayLearnOf: (resource, { usuario }) => (mayRead(resource, usuario.rol) ? sql`true` : sql`false`),
  rooms: [
    new Hono<AppEnv>().get('/cuidados', conPase, requireRoles('bibliotecaria', 'lectora'), c =>
      answerSuccess(
        c,
        '',
        cuidados.map(([id, nombre]) => ({ id, nombre })),
      ),
    ),
  ],
})

/** The generator's server, with the library registered. */
export { createApp } from '../../../server/createApp.ts'
