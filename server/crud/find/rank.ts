import { sql, type SQL } from 'drizzle-orm'
import { patternOf } from '../read/contains.ts'
import { everyOf } from '../read/filters/condition.ts'

/** Joins all that a record is called, as people search it, into one text: its names line by line, then, after a tab, its title. */
export const calledOf = (title: SQL, names: readonly SQL[], words: readonly string[]): SQL<string> => {
  const lines = names.length ? sql`concat_ws(E'\n', ${sql.join([...names], sql`, `)})` : sql`''`
  return patternOf(words).foldEach(sql`concat(E'\n', ${lines}, E'\n\t', ${title})`)
}

/** Ranks how well a record answers what was written, 0 best: it is a name of the record (such as its key), begins one, begins the title, begins words of both, is in the title, or elsewhere. */
export const rankOf = (called: SQL | SQL.Aliased, words: readonly string[]): SQL<number> => {
  const { holds, anything } = patternOf(words)
  const phrase = words.join(' ')
  const spaced = sql`translate(${called}, E'\n\t', '  ')`
  const tiers = [
    holds(called, phrase, { before: '\n', after: '\n' }),
    holds(called, phrase, { before: '\n' }),
    holds(called, phrase, { before: '\t' }),
    everyOf(words.map(word => holds(spaced, word, { before: ' ' }))),
    everyOf(words.map(word => holds(called, word, { before: `\t${anything}` }))),
  ]
  return sql<number>`case ${sql.join(
    tiers.map((tier, at) => sql`when ${tier} then ${sql.raw(String(at))}`),
    sql` `,
  )} else ${sql.raw(String(tiers.length))} end`
}

/** Last rank of records whose names and title have words that begin with each one written. */
export const lastBeginning = 3
