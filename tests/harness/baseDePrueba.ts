import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { abrir } from '../../server/db/connection.ts'

/** A database of its own, migrated and empty. Call once a file and `cerrar` in `afterAll`. */
export async function baseDePrueba() {
  const address = inject('postgres')
  const name = `prueba_${randomBytes(6).toString('hex')}`
  await administer(address, `create database ${name} template plantilla`)
  const url = `${address}/${name}`
  const { db, cerrar: closePool } = abrir(url)
  const cerrar = async () => {
    await closePool()
    await administer(address, `drop database ${name} with (force)`)
  }
  return { db, url, cerrar }
}

/** CREATE DATABASE fails while another copy of the template is being made: a lock makes them take turns. */
async function administer(address: string, statement: string) {
  const client = new pg.Client(`${address}/postgres`)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
