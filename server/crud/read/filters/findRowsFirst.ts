import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/queryable.ts'
import { textsInSearch } from '../../../db/search.ts'
import { columnOf } from '../../registry.ts'
import { accounts } from '../../accounts.ts'
import { isShort } from '../contains.ts'
import { mostAccounts, mostNamed } from '../costs.ts'
import type { DoorKnowledge } from '../doorCall.ts'
import { isLarge } from '../isLarge.ts'
import type { ReadPlan } from '../readPlan.ts'
import { conditionOf, holdsEach, wordsIn, type Criterion } from './condition.ts'
import type { FieldFilter } from './filterCondition.ts'

/**
 * Returns the keys of matching rows of a large table as a condition; undefined where finding them first does not help:
 * a smaller table, a word too short for an index, or too many matches (decision 098).
 */
export const findRowsFirst = async (
  db: Queryable,
  plan: ReadPlan,
  { name, field, criterion }: FieldFilter,
  { within }: DoorKnowledge,
): Promise<SQL | undefined> => {
  if (criterion.operator !== 'contains' || !(await isLarge(db, plan.table))) return undefined
  if (field.kind === 'accountEmail') return ofAccounts(db, plan, criterion)
  if (!textsInSearch(plan.resource).includes(name) || wordsIn(criterion).every(isShort)) return undefined
  const key = columnOf(plan.table, plan.resource.key)
  const found = await db
    .select({ key })
    .from(plan.table)
    .where(and(within, conditionOf(plan, name, field, criterion)))
    .limit(mostNamed + 1)
  if (found.length > mostNamed) return undefined
  return inArray(
    key,
    found.map(each => each.key),
  )
}

/** Finds the rows of accounts whose e-mail holds the words. Every account is read for two letters, and their rows are looked up one by one: undefined above `mostAccounts`. */
const ofAccounts = async (db: Queryable, { table }: ReadPlan, criterion: Criterion): Promise<SQL | undefined> => {
  const { key, email } = accounts()
  const account = columnOf(table, 'id_usuario')
  const accountQuery = sql`select ${key} from ${email.table} where ${holdsEach(email, criterion)}`
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${accountQuery} limit ${mostNamed + 1}) held(id)`,
  )
  if (rows.length <= mostNamed)
    return inArray(
      account,
      rows.map(({ id }) => id),
    )
  const count = await db.$count(sql`(${accountQuery} limit ${mostAccounts + 1}) held`)
  if (count > mostAccounts) return undefined
  return sql`${account} = any(array(${accountQuery}))`
}
