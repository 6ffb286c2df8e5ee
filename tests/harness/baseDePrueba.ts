import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { openPool } from '../../server/db/openPool.ts'
import { seedUniversity } from '../../server/seed/seedUniversity.ts'
import { hashBarato } from './hashBarato.ts'
import { reparto } from './reparto.ts'

type Deseo = {
  /** Has the demonstration data of today, with 200 students. */
  sembrada?: boolean
  /** Has the demonstration data of 20 November 2026, as a first start seeds them. */
  demostrada?: boolean
  /** Has the cast of `reparto`. */
  repartida?: boolean
  /** Has no tables. */
  sinTablas?: boolean
}

/** Creates a database, migrated and empty unless seeded. Call once a file, and `cerrar` in `afterAll`. */
export async function baseDePrueba({
  sembrada = false,
  demostrada = false,
  repartida = false,
  sinTablas = false,
}: Deseo = {}) {
  const address = inject('postgres')
  const name = `prueba_${randomBytes(6).toString('hex')}`
  await administer(address, async query => {
    if (sembrada) await prepare(address, query, 'sembrada', seed)
    if (demostrada) await prepare(address, query, 'demostrada', demonstrate)
    if (repartida) await prepare(address, query, 'repartida', reparto)
    const made = sembrada ? 'sembrada' : demostrada ? 'demostrada' : repartida ? 'repartida' : 'plantilla'
    const template = sinTablas ? 'template0' : made
    await query(`create database ${name} template ${template} strategy file_copy`)
  })
  const url = `${address}/${name}`
  const { db, close: closePool } = openPool(url)
  const cerrar = async () => {
    await closePool()
    await administer(address, query => query(`drop database ${name} with (force)`))
  }
  return { db, url, cerrar }
}

type Query = (statement: string) => Promise<pg.QueryResult>

/** Runs statements under a lock, one file of a run at a time, because a template cannot be copied twice at once. */
async function administer(address: string, work: (query: Query) => Promise<unknown>) {
  const client = new pg.Client(`${address}/postgres`)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await work(statement => client.query(statement))
  } finally {
    await client.end()
  }
}

/** Creates a seeded template for the run, unless an earlier file has done so. */
async function prepare(address: string, query: Query, name: string, fill: (db: Db) => Promise<unknown>) {
  const { rowCount } = await query(`select from pg_database where datname = '${name}'`)
  if (rowCount) return
  await query(`create database ${name}_a_medias template plantilla strategy file_copy`)
  const { db, close } = openPool(`${address}/${name}_a_medias`)
  await fill(db)
  await close()
  await query(`alter database ${name}_a_medias rename to ${name}`)
}

/** Seeds the demonstration of today, with password hashes that are quick to verify. */
async function seed(db: Db) {
  await seedUniversity(db, { estudiantes: 200, hoy: new Date() })
  await db.update(usuarios).set({ hash: hashBarato() })
}

/** The moment of the demonstration, for tests. */
export const momentoDeDemostracion = new Date('2026-11-20T18:00:00Z')

const demonstrate = (db: Db) => seedUniversity(db, { hoy: momentoDeDemostracion })
