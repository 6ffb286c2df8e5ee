import { contado } from '../../src/language/contado.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import { sizeInWords } from '../../src/language/sizeInWords.ts'
import type { Look } from './finding.ts'

/** Finds tables with a large share of dead rows. */
export const deadRows: Look = async client => {
  const { rows } = await client.query<{ tabla: string; muertas: string; vivas: string; limpia: string | null }>(
    `select format('%I', relname) as tabla, n_dead_tup as muertas, n_live_tup as vivas,
       to_char(greatest(last_vacuum, last_autovacuum), 'DD/MM/YYYY HH24:MI') as limpia
     from pg_stat_user_tables where n_dead_tup > 10000 and n_dead_tup > n_live_tup / 4
     order by n_dead_tup desc limit 10`,
  )
  return rows.map(({ tabla, muertas, vivas, limpia }) => ({
    dicho: `${tabla} tiene ${enCifras(Number(muertas))} filas muertas y ${enCifras(Number(vivas))} vivas; se limpió ${limpia ? `el ${limpia}` : 'nunca'}.`,
    hacer: `Ejecute «vacuum (analyze) ${tabla}» a una hora tranquila. Si vuelve pronto, busque una transacción larga: mientras dura, nada se puede limpiar.`,
  }))
}

type Inflated = { nombre: string; ocupa: string; bastaria: string; filas: string }

/**
 * Finds tables of twice the size of their rows or more, long values aside, by the figures of the last analysis. Not
 * measured, since that would wait for whoever locks the table.
 */
export const inflatedTables: Look = async client => {
  const { rows } = await client.query<Inflated>(
    `with tabla as (
       select c.oid, format('%I', c.relname) as nombre, c.reltuples, c.relpages * 8192::bigint as ocupa,
         coalesce((select substring(o from 'fillfactor=(\\d+)')::float8 from unnest(c.reloptions) o where o like 'fillfactor=%'), 100) / 100 as lleno,
         (select sum((1 - null_frac) * avg_width) from pg_stats s where s.schemaname = n.nspname and s.tablename = c.relname) as ancho,
         (select count(*) from pg_attribute where attrelid = c.oid and attnum > 0) as columnas
       from pg_class c join pg_namespace n on n.oid = relnamespace
       where n.nspname = 'public' and relkind = 'r' and reltuples > 0
     ), hecha as (
       select *, reltuples * (28 + columnas / 8 + ancho * 1.1 + columnas) / lleno * 1.02 as bastaria from tabla where ancho > 0
     )
     select nombre, ocupa, round(bastaria) as bastaria, round(reltuples) as filas
     from hecha where ocupa > 2 * bastaria and ocupa - bastaria > $1 order by ocupa - bastaria desc limit 10`,
    [worthTelling],
  )
  return rows.map(({ nombre, ocupa, bastaria, filas }) => ({
    dicho: `${nombre} ocupa ${inWords(ocupa)} para ${contado(Number(filas), 'fila', 'filas')} que caben en unos ${inWords(bastaria)}.`,
    hacer: `Lo que sobra se vuelve a usar. Si hace falta el lugar, «vacuum (full, analyze) ${nombre}» lo devuelve: nadie puede usar la tabla mientras dura, y necesita lugar para otra igual, así que detenga antes el programa.`,
  }))
}

/** Finds indexes that take at least two and a half times the room that their keys need. */
export const inflatedIndexes: Look = async client => {
  const { rows } = await client.query<Inflated & { tabla: string }>(
    `with indice as (
       select format('%I', c.relname) as nombre, format('%I', t.relname) as tabla, c.reltuples, c.relpages * 8192::bigint as ocupa,
         (select sum(avg_width + 4) from pg_attribute a join pg_stats s on s.schemaname = n.nspname and s.tablename = t.relname and s.attname = a.attname
          where a.attrelid = t.oid and a.attnum = any (i.indkey)) as ancho
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
       join pg_namespace n on n.oid = c.relnamespace join pg_am m on m.oid = c.relam
       where n.nspname = 'public' and m.amname = 'btree' and i.indexprs is null and c.reltuples > 0
     ), hecho as (
       select *, reltuples * (12 + ancho * 1.1) / 0.9 * 1.02 as bastaria from indice where ancho > 0
     )
     select nombre, tabla, ocupa, round(bastaria) as bastaria, round(reltuples) as filas
     from hecho where ocupa > 2.5 * bastaria and ocupa - bastaria > $1 order by ocupa - bastaria desc limit 10`,
    [worthTelling],
  )
  return rows.map(({ nombre, tabla, ocupa, bastaria }) => ({
    dicho: `El índice ${nombre} de ${tabla} ocupa ${inWords(ocupa)}; le bastarían unos ${inWords(bastaria)}.`,
    hacer: `Ejecute «reindex index concurrently ${nombre}» a una hora tranquila: nadie espera por ello.`,
  }))
}

const inWords = (bytes: string) => sizeInWords(Number(bytes))

/** Room (bytes) from which it is worth telling. */
const worthTelling = 8 * 2 ** 20
