import { and, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { everyResource } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { historial } from '../tables.ts'
import { rowsOfTable, type renamings } from './namesThen.ts'

type Renamed = Awaited<ReturnType<typeof renamings>>
type Parts = readonly SQL[]

/** Returns the conditions of a record's rows in history, table by table: its own since its key was last deleted, and those of other tables that tell of it, by a link or by hand. */
export const partsOfHistory = async (
  db: Queryable,
  { resource, key }: { resource: AnyResource; key: string },
  renamed: Renamed,
): Promise<{ ownRows: SQL | undefined; parts: Parts }> => {
  const mine = and(rowsOfTable(renamed, resource.name), eq(historial.clave, key))
  const ownRows = and(mine, await afterDeletion(db, mine))
  const links = everyResource().flatMap(({ name, link = [], fields }) => {
    const sides = Object.entries(fields).filter(
      ([side, field]) => link.some(each => each === side) && field.kind === 'reference' && field.to === resource.name,
    )
    const conditions = sides.map(
      ([side, field]) =>
        sql`coalesce(${historial.despues}, ${historial.antes}) ->> ${columnName(side, field)} = ${key}`,
    )
    return conditions.length ? [and(rowsOfTable(renamed, name), or(...conditions))] : []
  })
  const also = serverHouse().histories?.[resource.name]?.also?.(key, table => rowsOfTable(renamed, table)) ?? []
  return { ownRows, parts: [ownRows, ...links, ...also].filter(part => part !== undefined) }
}

/** Narrows history to a page of the rows of all parts, newest first. Each part is looked up by itself: together they would be looked for in all that was ever written. */
export const onPageOf = (parts: Parts, limit: number, offset: number): SQL => {
  const each = parts.map(
    part =>
      sql`(select ${historial.id} as id from ${historial} where ${part} order by ${historial.id} desc limit ${limit + offset})`,
  )
  return sql`${historial.id} = any(array(select id from (${sql.join(each, sql` union all `)}) as suyas order by id desc limit ${limit} offset ${offset}))`
}

/** Counts the rows of all parts, of which no two are of the same table. */
export const countOf = async (db: Queryable, parts: Parts): Promise<number> => {
  const each = parts.map(part => sql`(select count(*) from ${historial} where ${part})`)
  const { rows } = await db.execute<{ total: number }>(sql`select (${sql.join(each, sql` + `)})::int as total`)
  return rows[0]?.total ?? 0
}

/** Returns the condition of what came after the last deletion of the key. */
export const afterDeletion = async (db: Queryable, mine: SQL | undefined): Promise<SQL> => {
  const [deletion] = await db
    .select({ id: historial.id })
    .from(historial)
    .where(and(mine, eq(historial.accion, 'delete')))
    .orderBy(desc(historial.id))
    .limit(1)
  return gt(historial.id, deletion?.id ?? 0)
}
