import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { createJournal, intoJournal, migrationsFolder, migrationsIn, refusalOf, upTo } from '../db/migrations.ts'
import { withClient } from '../db/withClient.ts'
import { isWhole } from '../files/contentOf.ts'
import { filesOutside } from '../files/filesOutside.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { copyClause, measure, storedTables, writePlainly, type StoredTable } from './copyOf.ts'
import type { TableCopy } from './manifest.ts'
import type { Backup } from './readBackup.ts'

/**
 * Restores a backup into an empty database, as its own version left it, all or nothing. Throws StartRefusal for a
 * database with tables, a backup of another edition, or rows that differ from those saved.
 */
export async function restoreBackup(url: string, backup: Backup, folder = migrationsFolder): Promise<void> {
  const declared = migrationsIn(folder)
  const { migraciones, tablas, secuencias } = backup.manifest
  const refusal = refusalOf(migraciones, declared)
  if (refusal) throw new StartRefusal(`El respaldo es de otra edición. ${refusal}`)
  await withClient(url, async client => {
    await client.query('begin')
    await client.query(writePlainly)
    if ((await storedTables(client)).length)
      throw new StartRefusal(
        'La base de datos no está vacía, y un respaldo solo se restaura en una vacía. No se cambió nada.',
      )
    for (const { statements } of upTo(migraciones, declared)) for (const each of statements) await client.query(each)
    const finish = await setAside(client)
    for (const table of tablas) await load(client, table, backup)
    await finish()
    for (const table of tablas) await compare(client, table)
    await bringFiles(client, backup)
    for (const { nombre, valor } of secuencias)
      await client.query(`select setval(format('public.%I', $1::text)::regclass, $2)`, [nombre, valor])
    await remember(client, migraciones)
    await client.query('commit')
    await client.query('analyze')
  })
}

/** Removes what slows a load or would judge half of it: references, indexes of no constraint, triggers, and rows that migrations wrote. Returns the function that puts back all but the rows. */
async function setAside(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ away: string; back: string }>(`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as away,
      format('alter table %s enable %s trigger %I', tgrelid::regclass,
        case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as back, 1 as turn
    from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 2
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 3
    from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
    order by turn`)
  for (const { away } of rows) await client.query(away)
  for (const { nombre } of await storedTables(client))
    await client.query(`delete from ${client.escapeIdentifier(nombre)}`)
  return async () => {
    for (const { back } of rows.toReversed()) await client.query(back)
  }
}

async function load(client: pg.Client, table: TableCopy, backup: Backup) {
  const seen = { sha256: '' }
  const measured = measure(({ sha256 }) => (seen.sha256 = sha256))
  await pipeline(
    await backup.rowsOf(table.nombre),
    measured,
    client.query(from(`copy ${copyClause(table)} from stdin`)),
  )
  if (seen.sha256 !== table.sha256) throw damaged(table)
}

/** Reads a table back and compares it with what was saved. */
async function compare(client: pg.Client, table: TableCopy) {
  const seen = { sha256: '' }
  const rows = client.query(to(`copy ${copyClause(table)} to stdout`))
  await pipeline(
    rows,
    measure(({ sha256 }) => (seen.sha256 = sha256)),
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  )
  if (seen.sha256 !== table.sha256 || rows.rowCount !== table.filas) throw damaged(table)
}

/** Puts the files that lay outside into the database, whatever store there may be now. */
async function bringFiles(client: pg.Client, backup: Backup) {
  for (const { id, huella } of await filesOutside(client)) {
    const content = await buffer(await backup.fileOf(id))
    if (!isWhole(content, huella)) throw damaged({ nombre: 'archivos' })
    await client.query('update archivos set contenido = $2 where id_archivo = $1', [id, content])
  }
}

const damaged = ({ nombre }: Pick<StoredTable, 'nombre'>) =>
  new StartRefusal(
    `Las filas de ${nombre} no son las que se guardaron: el respaldo está dañado o alguien lo cambió. No se restauró nada.`,
  )

/** Notes in the database which migrations made it, as drizzle does. */
async function remember(client: pg.Client, applied: Backup['manifest']['migraciones']) {
  for (const statement of createJournal) await client.query(statement)
  for (const { hash, when } of applied) await client.query(`${intoJournal} ($1, $2)`, [hash, when])
}
