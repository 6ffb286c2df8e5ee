import { sql } from 'drizzle-orm'
import pg from 'pg'
import { baseDePrueba } from './baseDePrueba.ts'

/** Creates a seeded database whose tables are analysed, with a connection of its own for plans. */
export const baseParaPlanes = async () => {
  const base = await baseDePrueba({ sembrada: true })
  await base.db.execute(sql`vacuum analyze`)
  const client = new pg.Client(base.url)
  await client.connect()
  const cerrar = async () => {
    await client.end()
    await base.cerrar()
  }
  return { db: base.db, client, cerrar }
}
