import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/queryable.ts'
import { baseDePrueba } from './baseDePrueba.ts'

/**
 * Creates a database on the same server that poses as a replica of `primaria`, by overriding the functions of recovery.
 * `dice` sets its position (`hasta`) and other reported facts.
 */
export async function replicaDeMentira(primaria: Db) {
  const base = await baseDePrueba()
  const { rows } = await primaria.execute<{ oid: number }>(
    sql`select oid from pg_database where datname = current_database()`,
  )
  await base.db.execute(
    sql.raw(`
      create schema mentira;
      create table mentira.dicho (hasta pg_lsn, esperando boolean, linea integer, oid oid);
      insert into mentira.dicho values ('FFFFFFFF/0', true, 1, ${rows[0]?.oid});
      create function mentira.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select hasta from mentira.dicho';
      create function mentira.pg_is_in_recovery() returns boolean language sql as 'select esperando from mentira.dicho';
      create function mentira.pg_control_checkpoint(out timeline_id integer) language sql as 'select linea from mentira.dicho';
      create view mentira.pg_database as select oid, current_database() as datname from mentira.dicho;`),
  )
  const url = `${base.url}?options=-c%20search_path%3Dmentira,pg_catalog,public`
  const dice = (que: 'hasta' | 'esperando' | 'linea' | 'oid', valor: string) =>
    base.db.execute(sql`update mentira.dicho set ${sql.identifier(que)} = ${sql.raw(`'${valor}'`)}`)
  return {
    db: base.db,
    url,
    dice,
    /** Stops it at the current position of the primary. */
    parar: async () => {
      const { rows: ahora } = await primaria.execute<{ lsn: string }>(
        sql`select pg_current_wal_insert_lsn()::text as lsn`,
      )
      await dice('hasta', ahora[0]?.lsn ?? '')
    },
    alcanzar: () => dice('hasta', 'FFFFFFFF/0'),
    cerrar: base.cerrar,
  }
}
