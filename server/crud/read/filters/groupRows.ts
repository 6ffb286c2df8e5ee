import { count, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { asksForRecords } from '../../../../src/schema/filters/filterForms.ts'
import { isShown } from '../../../../src/schema/filters/isShown.ts'
import type { RowGroup } from '../../../../src/schema/rowGroup.ts'
import { traitsOf } from '../../../../src/schema/traits.ts'
import type { Queryable } from '../../../db/queryable.ts'
import { Falla } from '../../../http/Falla.ts'
import type { DoorCall } from '../doorCall.ts'
import { joinsOf } from '../joinsOf.ts'
import { leftJoins, through } from '../joinTables.ts'
import { listingOf, type Listing } from '../listingOf.ts'
import type { ListQuery } from '../listQuery.ts'
import { groupCounted, type Counting, type Group, type GroupValue } from './groupCounted.ts'
import { offeredViews, rowsOfView } from './viewCondition.ts'

/** Counts the asked rows by the values of some fields, in the order of their titles. 422 for a field that nothing is counted by or that the door hides. */
export const groupRows = async (
  db: Queryable,
  doorCall: DoorCall,
  { filter, by }: Pick<ListQuery, 'filter'> & { by: string },
): Promise<readonly RowGroup[]> => {
  const names = fieldsIn(by)
  const counting = names.map(name => countingOf(doorCall, name))
  const listing = await listingOf(db, doorCall, { filter })
  const views = offeredViews(doorCall)
  const parts = views.map(([, each]) => rowsOfView(doorCall, each) ?? sql`true`)
  const groups = (await groupCounted(db, listing, counting, parts)) ?? (await groupEach(db, listing, counting, parts))
  return groups.slice(0, mostGroups).map(({ values, titles, total, parts: counts }) => ({
    valores: Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])),
    nombres: Object.fromEntries(names.map((name, at) => [name, String(titles[at] ?? '')])),
    total,
    vistas: Object.fromEntries(views.map(([name], at) => [name, counts[at] ?? 0])),
  }))
}

/** Groups rows by reading them. */
const groupEach = async (
  db: Queryable,
  { plan, link, condition }: Listing,
  by: readonly (Counting & { key: PgColumn | SQL })[],
  parts: readonly SQL[],
): Promise<readonly Group[]> => {
  const [keys, titles] = [by.map(({ key }) => key), by.map(({ title }) => title)]
  const query = db
    .select({
      ...aliasedColumns('value', keys),
      ...aliasedColumns('title', titles),
      ...aliasedColumns(
        'part',
        parts.map(part => sql`count(*) filter (where ${part})`),
      ),
      total: count(),
    })
    .from(plan.table)
    .$dynamic()
  const rows: readonly Readonly<Record<string, GroupValue>>[] = await leftJoins(
    through(query, link),
    joinsOf(plan, [keys, titles]),
  )
    .where(condition)
    .groupBy(...keys, ...titles)
    .orderBy(...titles)
    .limit(mostGroups)
  return rows.map(row => ({
    values: keys.map((_, at) => row[`value_${at}`] ?? null),
    titles: titles.map((_, at) => row[`title_${at}`] ?? null),
    total: Number(row.total),
    parts: parts.map((_, at) => Number(row[`part_${at}`])),
  }))
}

/** Groups in one answer at most: more nobody reads. */
const mostGroups = 2000

const aliasedColumns = (what: string, columns: readonly unknown[]): Readonly<Record<string, SQL.Aliased<GroupValue>>> =>
  Object.fromEntries(columns.map((column, at) => [`${what}_${at}`, sql<GroupValue>`${column}`.as(`${what}_${at}`)]))

const shape = z.array(z.string().max(100)).min(1).max(3)

const fieldsIn = (by: string): readonly string[] => {
  const { success, data } = shape.safeParse(by.split(','))
  if (!success) throw new Falla(422, 'Los parámetros de la consulta no son válidos')
  return data
}

/** Returns the columns by which a field is counted and titled: a reference by the title of its record, anything else by its value. 422 where nothing is counted by it or the door hides it. */
const countingOf = ({ plan: { resource, columns, order }, door }: DoorCall, name: string) => {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  const key = field && columns[field.record ?? name]
  if (!field || !key || !traitsOf(field).grouped || !isShown(resource, name, door))
    throw new Falla(422, 'No se puede contar por ese campo')
  return asksForRecords(field) ? { name, key, title: order.get(name) ?? key, to: field.to } : { name, key, title: key }
}
