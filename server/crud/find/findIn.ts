import { inArray, or, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { doorCondition } from '../read/doorCondition.ts'
import { joinTables } from '../read/joinTables.ts'
import { linkOf } from '../read/linkOf.ts'
import { ownKey } from '../read/ownKey.ts'
import { nearestWords, type Nearest } from '../read/nearestWords.ts'
import { recordOf } from '../read/recordOf.ts'
import { searchesOf } from '../read/searchesOf.ts'
import { readPlanOf, type ReadPlan } from '../read/readPlan.ts'
import { columnOf } from '../registry.ts'
import type { RequestScope } from '../requestScope.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Door } from '../../../src/schema/resource.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Finder } from './findersOf.ts'
import { bestInOwnTexts } from './bestInOwnTexts.ts'
import { bestOf, type Ranked, type Search } from './bestOf.ts'
import { fieldsElsewhere, holdsWord, ownTextsOf } from './texts.ts'

/** A found record, as its door shows it, and its rank: 0 is best. */
type Hit = { key: string; rank: number; record: Registro }

/** Finds the best records of a resource that hold every word, among those that its doors show this caller. */
export const findIn = async (
  db: Queryable,
  finder: Finder,
  words: readonly string[],
  call: RequestScope,
): Promise<readonly Hit[]> => {
  const plan = readPlanOf(finder.resource)
  const search = { db, plan, finder, words, shownCondition: shownRows(plan, finder.doors, call) }
  const best = (await bestInOwnTexts(search)) ?? (await bestAnywhere(search))
  const records = await recordsOf(
    search,
    best.map(({ key: each }) => each),
    call.today,
  )
  return best.flatMap(({ key: each, rank: place }) => {
    const record = records.get(String(each))
    return record ? [{ key: String(each), rank: Number(place), record }] : []
  })
}

/** Finds the words nearest to these, of the texts that say who or what the records of a resource are. */
export const nearestIn = (
  db: Queryable,
  finder: Finder,
  words: readonly string[],
  call: RequestScope,
): Promise<Nearest | undefined> => {
  const plan = readPlanOf(finder.resource)
  const shownCondition = shownRows(plan, finder.doors, call)
  return nearestWords(
    db,
    {
      plan,
      link: undefined,
      condition: shownCondition,
      texts: ownTextsOf(plan, finder),
      holds: word => matches({ db, plan, finder, words, shownCondition }, word),
    },
    words,
  )
}

/** Finds the best records that hold every word in one of the fields that say who or what they are. */
const bestAnywhere = async (search: Search): Promise<readonly Ranked[]> => {
  const matching = await Promise.all(search.words.map(word => matches(search, word)))
  return (await bestOf(search, matching)).best
}

/** Returns the condition of the rows that one of the doors shows; what several doors show alike is asked once. */
const shownRows = (plan: ReadPlan, doors: readonly Door[], call: RequestScope): SQL => {
  const conditions = doors.map(door => {
    const link = linkOf(plan.resource, door)
    const condition = doorCondition({ plan, door, call }, link) ?? sql`true`
    return link ? sql`exists (select from ${link.table} where ${link.on} and ${condition})` : condition
  })
  const conditionBySql = conditions.map(
    condition => [JSON.stringify(dialect.sqlToQuery(condition)), condition] as const,
  )
  return or(...new Map(conditionBySql).values()) ?? sql`false`
}

const dialect = new PgDialect()

/** Returns the condition of the rows that hold a word in one of the fields that say who or what they are. */
const matches = async ({ db, plan, finder }: Search, word: string): Promise<SQL> => {
  const ownTexts = ownTextsOf(plan, finder)
  const elsewhere = await searchesOf({ db, plan, word }, fieldsElsewhere(plan, finder))
  return or(...(ownTexts.length ? [holdsWord(plan, ownTexts, word)] : []), ...elsewhere) ?? sql`false`
}

/** Reads these records as the doors show them, by key. */
const recordsOf = async (
  { db, plan, finder: { resource, only } }: Search,
  keys: readonly string[],
  today: RequestScope['today'],
) => {
  const key = columnOf(plan.table, resource.key)
  const query = db
    .select({ ...plan.columns, [ownKey]: key })
    .from(plan.table)
    .$dynamic()
  const rows = keys.length ? await joinTables(query, plan).where(inArray(key, [...keys])) : []
  return new Map(
    rows.map(({ [ownKey]: each, ...row }) => {
      const record = recordOf(resource, row, today)
      return [String(each), only ? Object.fromEntries(only.map(place => [place, record[place]])) : record]
    }),
  )
}
