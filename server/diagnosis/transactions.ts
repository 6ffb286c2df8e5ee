import { contado } from '../../src/language/contado.ts'
import type { Finding, Look } from './finding.ts'

/** Finds transactions that hold a table or others up, then those that stay open, then those that wait for a lock. */
export const transactions: Look = async client => {
  const { rows } = await client.query<Transaction>(
    `with abierta as (
       select pid, clock_timestamp() - xact_start as edad, coalesce(wait_event_type = 'Lock', false) as espera,
         case when wait_event_type = 'Lock' then pg_blocking_pids(pid) else '{}' end as detras, query,
         (select array_agg(distinct format('%I', c.relname)) from pg_locks l join pg_class c on c.oid = l.relation
          where l.pid = a.pid and l.granted and l.mode = any ($1)
            and l.database = (select oid from pg_database where datname = current_database())
            and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace) as tablas
       from pg_stat_activity a
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null
     ), dicha as (
       select *, (select count(*) from abierta otra where otra.espera and a.pid = any (otra.detras)
          and otra.edad > interval '5 s') as detenidas from abierta a
     )
     select pid, extract(epoch from edad)::float8 as edad, espera, detras, tablas, detenidas::int,
       left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as texto
     from dicha
     where edad > interval '5 min' or detenidas > 0 or (edad > interval '5 s' and (espera or tablas is not null))
     order by espera, detenidas > 0 desc, tablas is null, edad desc limit 10`,
    [['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']],
  )
  return rows.map(each => (each.espera ? waiting(each) : holding(each)))
}

type Transaction = {
  pid: number
  /** Age (s). */
  edad: number
  espera: boolean
  /** Connections that it waits for. */
  detras: number[]
  /** Tables that nobody else may write meanwhile. */
  tablas: string[] | null
  /** Connections that wait for it. */
  detenidas: number
  texto: string
}

const waiting = ({ pid, edad, detras, texto }: Transaction): Finding => ({
  dicho: `La conexión ${pid} está detenida por ${detras.join(', ')} desde hace ${Math.round(edad)} s: ${texto}`,
  hacer: `Vea qué hace la conexión ${detras.join(', ')}. Si nadie responde por ella, «select pg_terminate_backend(${detras[0]})» la termina y nada queda a medias.`,
})

const holding = ({ pid, edad, tablas, detenidas, texto }: Transaction): Finding => ({
  dicho: `La conexión ${pid} tiene abierta una transacción desde hace ${Math.round(edad)} s${tablas ? `, aparta ${tablas.join(', ')}` : ''}${detenidas ? ` y detiene a ${contado(detenidas, 'conexión', 'conexiones')}` : ''}: ${texto}`,
  hacer: `Un respaldo o una actualización tardan minutos y están bien. Si nadie responde por ella, «select pg_terminate_backend(${pid})» la termina y nada queda a medias.`,
})
