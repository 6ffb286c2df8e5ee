import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { diasDeLaSemana } from '../../src/domain/dias.ts'
import { areasDeConsejeria } from '../../src/domain/personas.ts'
import { lookups } from '../../src/resources/lookups.ts'
import type { LookupName } from '../../src/schema/names.ts'
import { exito } from '../exito.ts'
import { conSesion } from '../auth/sesion.ts'
import { soloRoles } from '../crud/soloRoles.ts'
import type { Consulta, Entorno } from '../contexto.ts'
import { lookupTables } from '../university/lookups.ts'
import { tables } from '../university/tables.ts'

const { cucs } = tables

/** The lists that forms choose from. (B §3, §7, Lookups) */
export const datosGenerales = new Hono<Entorno>()
  .get('/datosgenerales', conSesion, async c =>
    exito(c, '', { ...(await lists(c.var.db)), cucs: await campuses(c.var.db) }),
  )
  .get('/areasconsejerias', conSesion, soloRoles('administrativo'), c =>
    exito(
      c,
      '',
      areasDeConsejeria.map(([id_areaconsejero, nombre]) => ({ id_areaconsejero, nombre })),
    ),
  )
  .get('/dias', conSesion, c =>
    exito(
      c,
      '',
      diasDeLaSemana.map(([id_dia, nombre]) => ({ id_dia, nombre })),
    ),
  )

const lists = async (db: Consulta) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(lookups).map(async ([name, key]) => {
        const table = lookupTables[name as LookupName]
        const rows = await db.select().from(table).orderBy(asc(table.id))
        return [name, rows.map(({ id, nombre }) => ({ [key]: id, nombre }))]
      }),
    ),
  )

const campuses = (db: Consulta) =>
  db.select({ clave_cuc: cucs.clave, nombre: cucs.nombre }).from(cucs).orderBy(asc(cucs.nombre))
