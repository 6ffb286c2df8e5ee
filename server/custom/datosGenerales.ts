import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { diasDeLaSemana } from '../../src/domain/diasDeLaSemana.ts'
import { areasDeConsejeria } from '../../src/domain/personas.ts'
import { lookups } from '../../src/resources/lookups.ts'
import type { LookupName } from '../../src/schema/names.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { requireSession } from '../auth/sesion.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { lookupTables } from '../datosGenerales/tables.ts'
import { tables } from '../university/tables.ts'

const { cucs } = tables

/** Answers the lists that forms choose from. (B §3, §7, Lookups) */
export const datosGenerales = new Hono<AppEnv>()
  .get('/datosgenerales', requireSession, async c =>
    answerSuccess(c, '', { ...(await lists(c.var.db)), cucs: await campuses(c.var.db) }),
  )
  .get('/areasconsejerias', requireSession, requireRoles('administrativo'), c =>
    answerSuccess(
      c,
      '',
      areasDeConsejeria.map(([id_areaconsejero, nombre]) => ({ id_areaconsejero, nombre })),
    ),
  )
  .get('/dias', requireSession, c =>
    answerSuccess(
      c,
      '',
      diasDeLaSemana.map(([id_dia, nombre]) => ({ id_dia, nombre })),
    ),
  )

const lists = async (db: Queryable) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(lookups).map(async ([name, key]) => {
        const table = lookupTables[name as LookupName]
        const rows = await db.select().from(table).orderBy(asc(table.id))
        return [name, rows.map(({ id, nombre }) => ({ [key]: id, nombre }))]
      }),
    ),
  )

const campuses = (db: Queryable) =>
  db.select({ clave_cuc: cucs.clave, nombre: cucs.nombre }).from(cucs).orderBy(asc(cucs.nombre))
