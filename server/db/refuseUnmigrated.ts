import { getTableColumns, getTableName, isTable, sql } from 'drizzle-orm'
import type { Queryable } from './queryable.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Throws StartRefusal for a database that has every migration and yet lacks a declared table or column: a declaration was saved without its migration. Only reads. */
export async function refuseUnmigrated(db: Queryable, schema: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await db.execute<{ place: string }>(presentColumns)
  const found = new Set(rows.map(({ place }) => place))
  const lacking = Object.values(schema)
    .filter(each => isTable(each))
    .flatMap(table => {
      const name = getTableName(table)
      const columns = Object.values(getTableColumns(table)).map(column => `${name}.${column.name}`)
      return columns.some(column => found.has(column)) ? columns.filter(column => !found.has(column)) : [name]
    })
  if (lacking.length)
    throw new StartRefusal(
      `Se declara lo que ninguna migración hace: ${lacking.join(', ')}. Escríbala con «npm run db:migration -- nombre» y arranque de nuevo.`,
    )
}

const presentColumns = sql`select c.relname || '.' || a.attname as place
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`
