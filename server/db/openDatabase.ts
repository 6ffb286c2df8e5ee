import { sql } from 'drizzle-orm'
import { FallaDeArranque } from '../fallaDeArranque.ts'
import { abrir, type Conexion } from './connection.ts'
import { connectionFailure } from './connectionFailure.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded/openEmbedded.ts'

type Place = { dataDir: string; databaseUrl: string | undefined }

/** The installation's database: that of DATABASE_URL, else the embedded PostgreSQL of the data folder. Throws FallaDeArranque when it cannot be used. */
export async function openDatabase(
  { dataDir, databaseUrl }: Place,
  options: EmbeddedOptions,
): Promise<Conexion & { url: string }> {
  if (databaseUrl) return { ...(await checked(databaseUrl)), url: databaseUrl }
  const { url, close } = await openEmbedded(dataDir, options)
  const { db, cerrar } = abrir(url)
  return { db, url, cerrar: () => cerrar().finally(close) }
}

async function checked(url: string): Promise<Conexion> {
  const conexion = abrir(url)
  try {
    const { rows } = await conexion.db.execute<{ number: number; version: string }>(
      sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
    )
    const [{ number, version } = { number: 0, version: '' }] = rows
    if (number >= 150_000) return conexion
    throw new FallaDeArranque(
      `La base de datos de DATABASE_URL es PostgreSQL ${version}; hace falta la versión 15 o posterior.`,
    )
  } catch (error) {
    await conexion.cerrar()
    throw error instanceof FallaDeArranque ? error : connectionFailure(error, url)
  }
}
