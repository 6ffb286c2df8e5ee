import type { ClientBase } from 'pg'
import { contado } from '../../src/language/contado.ts'
import { withClient } from '../db/withClient.ts'
import type { Finding } from './finding.ts'

/** Mean duration (ms) from which a statement is slow. */
const slow = 100

type Statement = { texto: string; veces: string; media: number; total: number }

/** Finds the slow statements of this database that pg_stat_statements recorded; the extension may stand in the database itself or in `postgres` beside it. Without it, says how to get it. */
export async function slowStatements(client: ClientBase, url: string): Promise<Finding[]> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database')
  const database = rows[0]?.database ?? ''
  const recorded = (await recordedBy(client, database)) ?? (await beside(url, other => recordedBy(other, database)))
  if (!recorded)
    return [
      {
        dicho: 'PostgreSQL no lleva la cuenta de sus consultas (pg_stat_statements).',
        hacer:
          'Ponga shared_preload_libraries = pg_stat_statements en su configuración, reinícielo y ejecute en esta base «create extension pg_stat_statements». Las llamadas lentas del programa están en «Estado del sistema».',
      },
    ]
  return recorded.map(({ texto, veces, media, total }) => ({
    dicho: `${Math.round(media)} ms de media, ${contado(Number(veces), 'vez', 'veces')}, ${(total / 1000).toFixed(1)} s en total: ${texto}`,
    hacer:
      'Pida su plan con «explain (analyze, buffers)». Si lee entera una tabla grande, falta un índice; si espera, vea las transacciones largas.',
  }))
}

async function recordedBy(client: ClientBase, database: string): Promise<Statement[] | undefined> {
  const found = await client
    .query<Statement>(
      `select left(regexp_replace(query, '\\s+', ' ', 'g'), 160) as texto, calls as veces,
         mean_exec_time as media, total_exec_time as total
       from pg_stat_statements s join pg_database d on d.oid = s.dbid
       where d.datname = $1 and mean_exec_time >= $2 and query <> '<insufficient privilege>' and query !~* '^\\s*(copy|create|alter|vacuum|analyze|explain)'
       order by total_exec_time desc limit 10`,
      [database, slow],
    )
    .catch(unlessAbsent)
  return found?.rows
}

/** Returns undefined where the extension is not in the database that was asked, or not loaded; rethrows any other error. */
const unlessAbsent = (error: unknown) => {
  if (error instanceof Error && 'code' in error && ['42P01', '55000'].includes(String(error.code))) return undefined
  throw error
}

async function beside<T>(url: string, read: (client: ClientBase) => Promise<T>): Promise<T | undefined> {
  const address = new URL(url)
  address.pathname = 'postgres'
  return withClient(address.href, read, 5000).catch(() => undefined)
}
