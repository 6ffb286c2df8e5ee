import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import type { Queryable } from '../../server/db/queryable.ts'
import { bulkTransaction } from '../../server/db/bulkTransaction.ts'
import { openPool, type OpenPool } from '../../server/db/openPool.ts'
import { openReplica } from '../../server/db/openReplica.ts'
import { createApp } from '../../server/universityServer.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { replicaDeMentira } from '../harness/replicaDeMentira.ts'
import { contrasena } from '../harness/reparto.ts'

let e: Escena
let base: OpenPool
beforeAll(async () => {
  e = await escena()
  const nombre = sql.identifier(new URL(e.url).pathname.slice(1))
  await e.db.execute(sql`alter database ${nombre} set datestyle = 'SQL, DMY'`)
  base = openPool(e.url)
})
afterAll(async () => {
  await base.close()
  await e.cerrar()
})

const momento = async (db: Queryable) => {
  const { rows } = await db.execute<{ dia: string }>(sql`select '2026-02-01T10:00:00Z'::timestamptz as dia`)
  return new Date(rows[0]?.dia ?? '').toISOString()
}

it('in a database that writes dates in another form people sign in, and moments are read as they are', async () => {
  const { status } = await e.ingresar('coordinador', contrasena, { en: createApp(base.db, e.opciones) })
  expect(status).toBe(200)
  expect(await base.db.select().from(usuarios)).toEqual(await e.db.select().from(usuarios))
  expect(await momento(base.db)).toBe('2026-02-01T10:00:00.000Z')
  expect(await bulkTransaction(base.db, momento)).toBe('2026-02-01T10:00:00.000Z')
})

it('and so on a replica', async () => {
  const replica = await replicaDeMentira(e.db)
  const nombre = sql.identifier(new URL(replica.url).pathname.slice(1))
  await replica.db.execute(sql`alter database ${nombre} set datestyle = 'SQL, DMY'`)
  const lectura = openReplica(replica.url, { patience: 0, rest: 0 })
  const leidos = new Array<unknown>()
  const leido = await lectura.read(e.db, async db => {
    leidos.push(db === e.db)
    return momento(db)
  })
  expect([leido, leidos]).toEqual(['2026-02-01T10:00:00.000Z', [false]])
  await lectura.close()
  await replica.cerrar()
})
