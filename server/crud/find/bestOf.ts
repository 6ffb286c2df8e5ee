import { and, asc, sql, type SQL } from 'drizzle-orm'
import { natural } from '../../db/sorting.ts'
import { joinsOf } from '../read/joinsOf.ts'
import { leftJoins } from '../read/joinTables.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { columnOf } from '../registry.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Finder } from './findersOf.ts'
import { calledOf, rankOf } from './rank.ts'
import { joinedText, ownTexts } from './texts.ts'

/** One search: the finder, its words, and the rows among which it looks. */
export type Search = { db: Queryable; plan: ReadPlan; finder: Finder; words: readonly string[]; shownCondition: SQL }

export type Ranked = { key: string; rank: number }

/** The best of some rows, best first; `tooMany` where more rows may have met the conditions than were ranked. */
type Best = { best: readonly Ranked[]; tooMany: boolean }

/** Returns the best of the searched rows that meet all conditions. */
export const bestOf = async (
  { db, plan, finder, words, shownCondition }: Search,
  conditions: readonly SQL[],
): Promise<Best> => {
  const title = titleExpression(plan)
  const names = ownNames(finder).map(name => sql`${columnOf(plan.table, name)}::text`)
  const candidates = leftJoins(
    db
      .select({
        key: sql<string>`${columnOf(plan.table, plan.resource.key)}`.as('llave'),
        title: title.as('nombrado'),
        called: calledOf(title, names, words).as('llamado'),
      })
      .from(plan.table)
      .$dynamic(),
    joinsOf(plan, [title]),
  )
    .where(and(shownCondition, ...conditions))
    .limit(mostCandidates)
    .as('hallados')
  const rank = rankOf(sql`${candidates.called}`, words).as('puesto')
  const counted = sql<number>`count(*) over ()`.mapWith(Number).as('cuantos')
  const best = await db
    .select({ key: candidates.key, rank, counted })
    .from(candidates)
    .orderBy(asc(rank), sql`${candidates.title} collate ${natural}`, asc(candidates.key))
    .limit(mostOfEach)
  return { best, tooMany: (best[0]?.counted ?? 0) >= mostCandidates }
}

/** Records ranked at most, the first that match: whoever finds more has to write more anyway. */
const mostCandidates = 2000
/** Records of one resource in an answer, at most. */
export const mostOfEach = 5

/** Lists the texts beside its title that a record is named by. */
export const ownNames = ({ resource, fields }: Finder): readonly string[] =>
  fields.flatMap(([name, { kind }]) => (name !== resource.title && kind === 'text' ? [name] : []))

/** Returns the expression of a record's title, wherever that is read from. */
const titleExpression = (plan: ReadPlan): SQL => {
  const { title, fields } = plan.resource
  const field = fields[title]
  const titleTexts = field && ownTexts(plan, title, field)
  return titleTexts ? joinedText(plan, titleTexts) : sql`${plan.columns[field?.record ?? title] ?? sql`''`}::text`
}
