import { and, asc, sql, type SQL } from 'drizzle-orm'
import { natural } from '../read/collation.ts'
import { holdsBeginning } from '../read/contains.ts'
import { joinsOf } from '../read/joinsOf.ts'
import { leftJoins } from '../read/joinTables.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { columnOf } from '../registry.ts'
import type { Queryable } from '../../contexto.ts'
import type { Finder } from './finders.ts'
import { calledOf, lastBeginning, rankOf } from './rank.ts'
import { joinedText, ownTexts, textsInSearch } from './texts.ts'

type Ranked = { key: string; rank: number }

/** Answers the best of the rows that meet all conditions, best first. */
export const bestOf = async (
  db: Queryable,
  view: ReadPlan,
  finder: Finder,
  words: readonly string[],
  conditions: readonly SQL[],
): Promise<readonly Ranked[]> => {
  const title = titleOf(view)
  const names = ownNames(finder).map(name => sql`${columnOf(view.table, name)}::text`)
  const candidates = leftJoins(
    db
      .select({
        key: sql<string>`${columnOf(view.table, view.resource.key)}`.as('llave'),
        title: title.as('nombrado'),
        called: calledOf(title, names, words).as('llamado'),
      })
      .from(view.table)
      .$dynamic(),
    joinsOf(view, [title]),
  )
    .where(and(...conditions))
    .limit(mostCandidates)
    .as('hallados')
  const rank = rankOf(sql`${candidates.called}`, words).as('puesto')
  return db
    .select({ key: candidates.key, rank })
    .from(candidates)
    .orderBy(asc(rank), sql`${candidates.title} collate ${natural}`, asc(candidates.key))
    .limit(mostOfEach)
}

/** Answers the best records where as many as are told have names and titles with words that begin as those written do: none that holds them elsewhere is better, so no other is looked for. Else undefined. */
export const bestBeginning = async (
  db: Queryable,
  view: ReadPlan,
  finder: Finder,
  words: readonly string[],
  among: SQL,
): Promise<readonly Ranked[] | undefined> => {
  const { title, fields } = view.resource
  const titled = fields[title] && ownTexts(view, title, fields[title])
  const searched = textsInSearch(view)
  if (!titled || ![...titled, ...ownNames(finder)].every(name => searched.includes(name))) return undefined
  const text = columnOf(view.table, 'busqueda')
  const best = await bestOf(db, view, finder, words, [among, ...words.map(word => holdsBeginning(text, word))])
  return best.filter(({ rank }) => rank <= lastBeginning).length === mostOfEach ? best : undefined
}

/** What answers more records than these is ranked among the first of them: one has to write more anyway. */
const mostCandidates = 2000
/** How many of one resource are told. */
export const mostOfEach = 5

/** The texts beside its title that a record is named by. */
const ownNames = ({ resource, fields }: Finder): readonly string[] =>
  fields.flatMap(([name, { kind }]) => (name !== resource.title && kind === 'text' ? [name] : []))

/** What a record is called, wherever that is read from. */
const titleOf = (view: ReadPlan): SQL => {
  const { title, fields } = view.resource
  const field = fields[title]
  const own = field && ownTexts(view, title, field)
  return own ? joinedText(view, own) : sql`${view.columns[field?.record ?? title] ?? sql`''`}::text`
}
