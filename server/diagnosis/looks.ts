import { sizeInWords } from '../backup/sizeInWords.ts'
import { contado } from '../../src/language/contado.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import type { Look } from './finding.ts'

/** Indexes that nobody read since PostgreSQL began to count, of a size that matters; those that keep a rule are none of them. */
export const unusedIndexes: Look = async client => {
  const { rows } = await client.query<{ indice: string; tabla: string; bytes: string }>(
    `select indexrelname as indice, s.relname as tabla, c.relpages * 8192::bigint as bytes
     from pg_stat_user_indexes s join pg_index i using (indexrelid) join pg_class c on c.oid = indexrelid
     where idx_scan = 0 and not indisunique and not exists (select from pg_constraint where conindid = indexrelid)
       and c.relpages >= 128
     order by bytes desc limit 10`,
  )
  return rows.map(({ indice, tabla, bytes }) => ({
    dicho: `Nadie ha usado el índice ${indice} de ${tabla} (${sizeInWords(Number(bytes))}).`,
    hacer:
      'Espere a que pase un cierre de periodo. Si sigue sin uso, avise a quien mantiene el programa: quitarlo es una migración, no se borra a mano.',
  }))
}

/** Big tables that are read whole more often than by an index. */
export const missingIndexes: Look = async client => {
  const { rows } = await client.query<{ tabla: string; veces: string; filas: string; leidas: string }>(
    `select relname as tabla, seq_scan as veces, n_live_tup as filas, seq_tup_read as leidas
     from pg_stat_user_tables
     where n_live_tup > 10000 and seq_scan > 50 and seq_scan > coalesce(idx_scan, 0) / 10
     order by seq_tup_read desc limit 10`,
  )
  return rows.map(({ tabla, veces, filas, leidas }) => ({
    dicho: `La tabla ${tabla} (${contado(Number(filas), 'fila', 'filas')}) se leyó entera ${contado(Number(veces), 'vez', 'veces')}: ${enCifras(Number(leidas))} filas.`,
    hacer:
      'Busque entre las consultas lentas las que la leen y avise a quien mantiene el programa: probablemente falta un índice, que se declara con «indexes».',
  }))
}

/** Tables of which a good part are dead rows, and those that nobody analysed. */
export const bloat: Look = async client => {
  const { rows } = await client.query<{ tabla: string; muertas: string; vivas: string; limpia: string | null }>(
    `select relname as tabla, n_dead_tup as muertas, n_live_tup as vivas,
       to_char(greatest(last_vacuum, last_autovacuum), 'DD/MM/YYYY HH24:MI') as limpia
     from pg_stat_user_tables where n_dead_tup > 10000 and n_dead_tup > n_live_tup / 4
     order by n_dead_tup desc limit 10`,
  )
  return rows.map(({ tabla, muertas, vivas, limpia }) => ({
    dicho: `${tabla} tiene ${enCifras(Number(muertas))} filas muertas y ${enCifras(Number(vivas))} vivas; se limpió ${limpia ? `el ${limpia}` : 'nunca'}.`,
    hacer: `Ejecute «vacuum (analyze) ${tabla}» a una hora tranquila. Si vuelve pronto, busque una transacción larga: mientras dura, nada se puede limpiar.`,
  }))
}

/** Transactions that stay open, and whoever waits for a lock. */
export const transactions: Look = async client => {
  const { rows } = await client.query<{ pid: number; edad: number; espera: boolean; detras: number[]; texto: string }>(
    `select pid, extract(epoch from clock_timestamp() - xact_start)::float8 as edad, wait_event_type = 'Lock' as espera,
       pg_blocking_pids(pid) as detras, left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as texto
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and xact_start < clock_timestamp() - case when wait_event_type = 'Lock' then interval '5 s' else interval '5 min' end
     order by xact_start limit 10`,
  )
  return rows.map(({ pid, edad, espera, detras, texto }) => ({
    dicho: `La conexión ${pid} ${espera ? `está detenida por ${detras.join(', ')}` : 'tiene abierta una transacción'} desde hace ${Math.round(edad)} s: ${texto}`,
    hacer: espera
      ? `Vea qué hace la conexión ${detras.join(', ')}. Si nadie responde por ella, «select pg_terminate_backend(${detras[0]})» la termina y nada queda a medias.`
      : `Un respaldo tarda minutos y está bien. Si nadie responde por ella, «select pg_terminate_backend(${pid})» la termina y nada queda a medias.`,
  }))
}
