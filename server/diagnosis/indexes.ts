import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import { sizeInWords } from '../../src/language/sizeInWords.ts'
import { contado } from '../../src/language/contado.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import type { Migration } from '../db/migrations.ts'
import type { Finding, Look } from './finding.ts'
import { migrationStateOf } from './migrationsApplied.ts'

/** Finds indexes of some size that nobody read since PostgreSQL began to count, except those that enforce a rule. A replica counts its own reads by itself. */
export const unusedIndexes =
  (readsElsewhere: boolean): Look =>
  async client => {
    const { rows } = await client.query<{ indice: string; tabla: string; bytes: string; desde: string | null }>(
      `select indexrelname as indice, s.relname as tabla, c.relpages * 8192::bigint as bytes,
         (select to_char(stats_reset, 'DD/MM/YYYY HH24:MI') from pg_stat_database where datname = current_database()) as desde
       from pg_stat_user_indexes s join pg_index i using (indexrelid) join pg_class c on c.oid = indexrelid
       where idx_scan = 0 and not indisunique and not exists (select from pg_constraint where conindid = indexrelid)
         and c.relpages >= 128
       order by bytes desc limit 10`,
    )
    return rows.map(({ indice, tabla, bytes, desde }) => ({
      dicho: `Nadie ha usado el índice ${indice} de ${tabla} (${sizeInWords(Number(bytes))}) ${desde ? `desde el ${desde}` : 'desde que existe la base'}.`,
      hacer: readsElsewhere
        ? 'Las listas se leen en la réplica (DATABASE_URL_LECTURA), que lleva su propia cuenta: vea allí pg_stat_user_indexes antes de decir que nadie lo usa.'
        : 'Espere a que pase un cierre de periodo. Si sigue sin uso, avise a quien mantiene el programa: quitarlo es una migración, no se borra a mano.',
    }))
  }

/** Finds declared indexes and tables that are gone although the database's migrations made them, and big tables that are often read whole instead of by an index. */
export const missingIndexes =
  (declared: readonly PgTable[], migrations: readonly Migration[]): Look =>
  async client => {
    const missingParts = await missing(client, declared, migrations)
    const { rows } = await client.query<{ tabla: string; veces: string; filas: string; leidas: string }>(
      `select relname as tabla, seq_scan as veces, n_live_tup as filas, seq_tup_read as leidas
       from pg_stat_user_tables
       where n_live_tup > 10000 and seq_scan > 50
         and (seq_scan > coalesce(idx_scan, 0) / 10 or seq_tup_read > coalesce(idx_tup_fetch, 0))
       order by seq_tup_read desc limit 10`,
    )
    return [
      ...missingParts,
      ...rows.map(({ tabla, veces, filas, leidas }) => ({
        dicho: `La tabla ${tabla} (${contado(Number(filas), 'fila', 'filas')}) se leyó entera ${contado(Number(veces), 'vez', 'veces')}: ${enCifras(Number(leidas))} filas.`,
        hacer:
          'Los respaldos la leen entera una vez cada uno. Si son muchas más, busque entre las consultas lentas las que la leen y avise a quien mantiene el programa: probablemente falta un índice, que se declara con «indexes».',
      })),
    ]
  }

/**
 * Finds declared tables and indexes that are gone, if a known version prepared the database. Leaves out what a pending
 * migration names: made by hand, it would make the migration fail.
 */
const missing = async (
  client: Client,
  declared: readonly PgTable[],
  migrations: readonly Migration[],
): Promise<Finding[]> => {
  const has = await migrationStateOf(client, migrations).catch(() => undefined)
  if (!has?.applied || has.refusal) return []
  const { rows } = await client.query<{ tablas: string[]; indices: string[] }>(
    `select array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tablas,
       array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('i', 'I')) as indices`,
  )
  const present = { tables: new Set(rows[0]?.tablas), indexes: new Set(rows[0]?.indices) }
  const spokenOf = new Set(
    has.pending.flatMap(({ statements }) => statements.join('\n').match(/[\p{L}\p{N}_$]+/gu) ?? []),
  )
  return declared.flatMap(table => {
    const { name: tabla, indexes } = getTableConfig(table)
    if (!present.tables.has(tabla)) return spokenOf.has(tabla) ? [] : [goneTable(tabla)]
    return indexes.flatMap(({ config: { name } }) =>
      name && !present.indexes.has(name) && !spokenOf.has(name) ? [goneIndex(name, tabla)] : [],
    )
  })
}

const goneTable = (tabla: string): Finding => ({
  dicho: `Falta la tabla ${tabla}, que el programa declara: alguien la quitó.`,
  hacer: 'Recupérela del último respaldo: docs/operacion.md dice cómo.',
})

const goneIndex = (indice: string, tabla: string): Finding => ({
  dicho: `Falta el índice ${indice} de ${tabla}, que el programa declara: alguien lo quitó.`,
  hacer:
    '«npm run db:migration -- --check --base postgres://…» dice cómo es cada uno; vuelva a crearlo con «create index concurrently».',
})
