import { and, asc, inArray, or, sql, type SQL } from 'drizzle-orm'
import { doorCondition } from '../read/doorCondition.ts'
import { natural } from '../read/collation.ts'
import { joinTables } from '../read/readDoor.ts'
import { linkOf } from '../read/linkOf.ts'
import { recordOf, type Registro } from '../read/recordOf.ts'
import { searchesOf } from '../read/searchesOf.ts'
import { readPlanOf, type ReadPlan } from '../read/readPlan.ts'
import { columnOf } from '../registry.ts'
import type { RequestScope } from '../requestScope.ts'
import type { Scopes } from '../scope.ts'
import type { Queryable } from '../../contexto.ts'
import type { Door } from '../../../src/schema/resource.ts'
import type { Finder } from './finders.ts'
import { rankOf } from './rank.ts'
import { holdsWord, joinedText, ownTexts } from './texts.ts'

/** A record that was found, as its door shows it, and how well it answers: 0 is best. */
export type Hit = { key: string; rank: number; record: Registro }

/** The best records of a resource in which every word is found, among those that its doors show to this caller. */
export const findIn = async (
  db: Queryable,
  finder: Finder,
  words: readonly string[],
  call: RequestScope,
  scopes: Scopes,
): Promise<readonly Hit[]> => {
  const view = readPlanOf(finder.resource)
  const key = columnOf(view.table, finder.resource.key)
  const matching = await Promise.all(words.map(word => matches(db, view, finder, word)))
  const candidates = joinTables(
    db
      .select({
        key: sql<string>`${key}`.as('llave'),
        rank: rank(view, finder, words).as('puesto'),
        title: titleOf(view).as('nombrado'),
      })
      .from(view.table)
      .$dynamic(),
    view,
  )
    .where(and(shown(view, finder.doors, call, scopes), ...matching))
    .limit(mostCandidates)
    .as('hallados')
  const best = await db
    .select({ key: candidates.key, rank: candidates.rank })
    .from(candidates)
    .orderBy(asc(candidates.rank), sql`${candidates.title} collate ${natural}`, asc(candidates.key))
    .limit(mostOfEach)
  const records = await recordsOf(
    db,
    view,
    finder,
    best.map(({ key: each }) => each),
    call,
  )
  return best.flatMap(({ key: each, rank: place }) => {
    const record = records.get(String(each))
    return record ? [{ key: String(each), rank: Number(place), record }] : []
  })
}

/** What answers more records than these is ranked among the first of them: one has to write more anyway. */
const mostCandidates = 2000
/** How many of one resource are told. */
export const mostOfEach = 5

/** Rows that one of the doors shows. */
const shown = (view: ReadPlan, doors: readonly Door[], call: RequestScope, scopes: Scopes): SQL =>
  or(
    ...doors.map(door => {
      const link = linkOf(view.resource, door)
      const condition = doorCondition(view, door, link, call, scopes) ?? sql`true`
      return link ? sql`exists (select from ${link.table} where ${link.on} and ${condition})` : condition
    }),
  ) ?? sql`false`

/** Rows in which a word is found in one of the fields that say who or what they are. */
const matches = async (db: Queryable, view: ReadPlan, { fields }: Finder, word: string): Promise<SQL> => {
  const own = fields.flatMap(([name, field]) => ownTexts(view, name, field) ?? [])
  const elsewhere = fields
    .filter(([name, field]) => !ownTexts(view, name, field))
    .map(([name, field]) => searchesOf(db, view, name, field, word))
  return (
    or(...(own.length ? [holdsWord(view, [...new Set(own)], word)] : []), ...(await Promise.all(elsewhere)).flat()) ??
    sql`false`
  )
}

const rank = (view: ReadPlan, { fields, resource }: Finder, words: readonly string[]) =>
  rankOf(
    titleOf(view),
    fields.flatMap(([name, field]) =>
      name !== resource.title && field.kind === 'text' ? [sql`${columnOf(view.table, name)}::text`] : [],
    ),
    words,
  )

/** What a record is called, wherever that is read from. */
const titleOf = (view: ReadPlan): SQL => {
  const { title, fields } = view.resource
  const field = fields[title]
  const own = field && ownTexts(view, title, field)
  return own ? joinedText(view, own) : sql`${view.columns[field?.record ?? title] ?? sql`''`}::text`
}

/** These records as the doors show them, by key. */
const recordsOf = async (
  db: Queryable,
  view: ReadPlan,
  { resource, only }: Finder,
  keys: readonly string[],
  { hoy }: RequestScope,
) => {
  const key = columnOf(view.table, resource.key)
  const query = db
    .select({ ...view.columns, [ownKey]: key })
    .from(view.table)
    .$dynamic()
  const rows = keys.length ? await joinTables(query, view).where(inArray(key, [...keys])) : []
  return new Map(
    rows.map(({ [ownKey]: each, ...row }) => {
      const record = recordOf(resource, row, hoy)
      return [String(each), only ? Object.fromEntries(only.map(place => [place, record[place]])) : record]
    }),
  )
}

/** No place in a record is called so. */
const ownKey = ' key'
