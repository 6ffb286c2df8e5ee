import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { sizeInWords } from '../backup/sizeInWords.ts'
import { contado } from '../../src/language/contado.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import type { Look } from './finding.ts'

/** Indexes that nobody read since PostgreSQL began to count, of a size that matters; those that keep a rule are none of them. A replica counts what is read there by itself. */
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

/** Indexes that the program declares and the database has not, and big tables that are read whole more often than by an index, or of which more is read so. */
export const missingIndexes =
  (declared: readonly PgTable[]): Look =>
  async client => {
    const { rows: there } = await client.query<{ indice: string }>(
      `select indexname as indice from pg_indexes where schemaname = 'public'`,
    )
    const known = new Set(there.map(({ indice }) => indice))
    const gone = declared.flatMap(table => {
      const { name: tabla, indexes } = getTableConfig(table)
      return indexes.flatMap(({ config: { name } }) => (name && !known.has(name) ? [{ indice: name, tabla }] : []))
    })
    const { rows } = await client.query<{ tabla: string; veces: string; filas: string; leidas: string }>(
      `select relname as tabla, seq_scan as veces, n_live_tup as filas, seq_tup_read as leidas
       from pg_stat_user_tables
       where n_live_tup > 10000 and seq_scan > 50
         and (seq_scan > coalesce(idx_scan, 0) / 10 or seq_tup_read > coalesce(idx_tup_fetch, 0))
       order by seq_tup_read desc limit 10`,
    )
    return [
      ...gone.map(({ indice, tabla }) => ({
        dicho: `Falta el índice ${indice} de ${tabla}, que el programa declara: alguien lo quitó.`,
        hacer:
          '«npm run db:migration -- --check --base postgres://…» dice cómo es cada uno; vuelva a crearlo con «create index concurrently».',
      })),
      ...rows.map(({ tabla, veces, filas, leidas }) => ({
        dicho: `La tabla ${tabla} (${contado(Number(filas), 'fila', 'filas')}) se leyó entera ${contado(Number(veces), 'vez', 'veces')}: ${enCifras(Number(leidas))} filas.`,
        hacer:
          'Los respaldos la leen entera una vez cada uno. Si son muchas más, busque entre las consultas lentas las que la leen y avise a quien mantiene el programa: probablemente falta un índice, que se declara con «indexes».',
      })),
    ]
  }

/** Says that somebody may not see what others do, where that is so: what is found is then not all there is. */
export const blindness: Look = async client => {
  const { rows } = await client.query<{ usuario: string }>(
    `select format('%I', current_user) as usuario where not pg_has_role('pg_read_all_stats', 'usage')
     and exists (select from pg_stat_activity where datname = current_database() and usename <> current_user)`,
  )
  return rows.map(({ usuario }) => ({
    dicho: `El usuario ${usuario} no puede ver qué hacen los demás en esta base: lo que sigue no lo dice todo.`,
    hacer: `Ejecute «grant pg_monitor to ${usuario}» con quien administra PostgreSQL y repita el diagnóstico.`,
  }))
}
