import type pg from 'pg'

/** Lists the files that do not lie in the database: none in one that is too old to know of any. */
export async function filesOutside(client: pg.Client): Promise<readonly { id: string; huella: string }[]> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'archivos'`,
  )
  if (tables.length === 0) return []
  const { rows } = await client.query<{ id: string; huella: string }>(
    'select id_archivo as id, huella from archivos where contenido is null order by 1',
  )
  return rows
}
