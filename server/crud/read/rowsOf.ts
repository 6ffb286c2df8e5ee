import type { PgColumn } from 'drizzle-orm/pg-core'
import { chunk } from 'es-toolkit'
import type { Queryable } from '../../context.ts'
import { anyOf, planOnce } from '../../db/planOnce.ts'
import { columnOf } from '../registry.ts'
import { inheritedFields } from '../../db/inheritedColumns.ts'
import { keysAtOnce } from './costs.ts'
import { joinsOf, partsIn } from './joinsOf.ts'
import { joinSorted, joinTables, through, type Narrowed } from './joinTables.ts'
import { ordered } from './orderOf.ts'
import { ownKey } from './ownKey.ts'
import type { ReadPlan } from './readPlan.ts'
import type { Asked } from './rowsAsked.ts'

/** The rows of these keys, in their order. */
export const rowsOf = async (
  db: Queryable,
  asked: Pick<Asked, 'plan' | 'link'>,
  found: Promise<readonly unknown[]>,
) => {
  const { plan, link } = asked
  const [keys, key] = [await found, keyOf(asked)]
  const rows = new Map<unknown, Readonly<Record<string, unknown>>>()
  for (const part of chunk(keys, keysAtOnce)) {
    const query = db
      .select({ ...columnsOf(asked), [ownKey]: key })
      .from(plan.table)
      .$dynamic()
    const some = joinTables(through(query, link), plan).where(anyOf(key, part))
    for (const { [ownKey]: one, ...row } of await planOnce(some, part.length)) rows.set(one, row)
  }
  return keys.flatMap(each => {
    const row = rows.get(each)
    return row ? [row] : []
  })
}

/** The query of all keys that were asked for, in order or from its end: only what the order reads is joined. */
export const everyKey = (db: Queryable, asked: Asked, backwards = false) => {
  const { plan, link, condition, order } = asked
  const query = db
    .select({ key: keyOf(asked) })
    .from(plan.table)
    .$dynamic()
  const sorting = ordered(order, backwards)
  return joinSorted(through(query, link), joinsOf(plan, sorting), narrowed(asked))
    .where(condition)
    .orderBy(...sorting)
}

/** How the rows that are asked for are narrowed. */
export const narrowed = ({ plan, condition, filtered, searched }: Asked): Narrowed => {
  if (searched) return undefined
  if (!condition) return 'all'
  const places: readonly unknown[] = inheritedFields(plan.resource).map(({ name }) => columnOf(plan.table, name))
  if (partsIn(condition).every(part => places.includes(part))) return 'placed'
  return filtered ? undefined : 'door'
}

/** What a record is laid out from, and what the link adds. */
export const columnsOf = ({ plan, link }: Pick<Asked, 'plan' | 'link'>): ReadPlan['columns'] => ({
  ...plan.columns,
  ...Object.fromEntries(link?.pivot ?? []),
})

/** What tells one row of what is read from another. */
export const keyOf = ({ plan, link }: Pick<Asked, 'plan' | 'link'>): PgColumn =>
  link ? columnOf(link.table, link.resource.key) : columnOf(plan.table, plan.resource.key)
