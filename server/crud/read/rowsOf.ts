import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../contexto.ts'
import { anyOf, planOnce } from '../../db/planOnce.ts'
import { inParts } from '../inParts.ts'
import { columnOf } from '../registry.ts'
import { inheritedFields } from '../../db/inheritedColumns.ts'
import { joinsOf, partsIn } from './joinsOf.ts'
import { joinSorted, joinTables, through, type Narrowed } from './joinTables.ts'
import type { Link } from './linkOf.ts'
import { ordered } from './orderOf.ts'
import type { ReadPlan } from './readPlan.ts'
import type { Asked } from './rowsAsked.ts'

/** The rows of these keys, in their order. */
export const rowsOf = async (
  db: Queryable,
  view: ReadPlan,
  link: Link | undefined,
  found: Promise<readonly unknown[]>,
) => {
  const [keys, key] = [await found, keyOf(view, link)]
  const rows = new Map<unknown, Readonly<Record<string, unknown>>>()
  for (const part of inParts(keys, together)) {
    const query = db
      .select({ ...columnsOf(view, link), [ownKey]: key })
      .from(view.table)
      .$dynamic()
    const some = joinTables(through(query, link), view).where(anyOf(key, part))
    for (const { [ownKey]: one, ...row } of await planOnce(some, part.length)) rows.set(one, row)
  }
  return keys.flatMap(each => {
    const row = rows.get(each)
    return row ? [row] : []
  })
}

/** More keys than this are asked for in turns. */
const together = 1000

/** The query of all keys that were asked for, in order or from its end: only what the order reads is joined. */
export const everyKey = (db: Queryable, view: ReadPlan, asked: Asked, backwards = false) => {
  const { link, condition, order } = asked
  const query = db
    .select({ key: keyOf(view, link) })
    .from(view.table)
    .$dynamic()
  const sorting = ordered(order, backwards)
  return joinSorted(through(query, link), joinsOf(view, sorting), narrowed(view, asked))
    .where(condition)
    .orderBy(...sorting)
}

/** How the rows that are asked for are narrowed. */
export const narrowed = ({ resource, table }: ReadPlan, { condition, filtered, searched }: Asked): Narrowed => {
  if (searched) return undefined
  if (!condition) return 'all'
  const places: readonly unknown[] = inheritedFields(resource).map(({ name }) => columnOf(table, name))
  if (partsIn(condition).every(part => places.includes(part))) return 'placed'
  return filtered ? undefined : 'door'
}

/** What a record is laid out from, and what the link adds. */
export const columnsOf = (view: ReadPlan, link: Link | undefined): ReadPlan['columns'] => ({
  ...view.columns,
  ...Object.fromEntries(link?.pivot ?? []),
})

/** No place in a record is called so. */
const ownKey = ' key'

/** What tells one row of what is read from another. */
export const keyOf = ({ table, resource }: ReadPlan, link: Link | undefined): PgColumn =>
  link ? columnOf(link.table, link.resource.key) : columnOf(table, resource.key)
