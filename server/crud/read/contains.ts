import { is, sql, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

/** Returns a text as people search it, in SQL; the searched text of a table (`busqueda`) is stored that way already. */
export const searchable = (text: SQL | PgColumn): SQL => sql`para_busqueda(${text})`

/** Matches a searchable text that contains a word, as `halla` does in the browser: n also finds ñ, ñ only ñ. A word too short for a column's index bypasses it, since it would name every row. */
export const contains = (searched: SQL | PgColumn, word: string): SQL =>
  patternOf([word]).holds(is(searched, PgColumn) && isShort(word) ? sql`(${searched} || '')` : searched, word)

/** Matches rows, already found by the searched text's index, in which one of some texts contains a word. It leaves the planner's estimate alone and, but for ñ, calls none of our functions per row. */
export const anyContains = (texts: readonly (SQL | PgColumn)[], word: string): SQL => {
  const { holds, foldEach } = patternOf([word])
  return sql`case when ${holds(foldEach(sql`concat_ws(E'\n', ${sql.join([...texts], sql`, `)})`), word)} then true end`
}

/** Matches a searchable text that begins with a word, or of which a word does. */
export const holdsBeginning = (searched: SQL | PgColumn, word: string): SQL => patternOf([word]).begins(searched, word)

/** Signs of the pattern that must stand before and after a word. */
type Around = { before?: string; after?: string }

/** Way of matching words in SQL. */
type Pattern = {
  /** Folds a text into the form in which these words are compared with it. */
  fold(text: SQL): SQL<string>
  /** Folds a text that no index knows; but for ñ it calls no function of ours for each row. */
  foldEach(text: SQL): SQL<string>
  holds(text: SQL | PgColumn | SQL.Aliased, word: string, around?: Around): SQL
  begins(text: SQL | PgColumn | SQL.Aliased, word: string): SQL
  /** Sign of the pattern for any text. */
  anything: string
}

/** Returns the pattern that matches these words: `like`, to which ñ is n, unless somebody wrote ñ; then a regular expression that tells both apart. */
export const patternOf = (words: readonly string[]): Pattern =>
  words.some(word => /ñ/i.test(word)) ? withEnie : ignoringEnie

/** Tells whether a word has nowhere three letters or figures together, by which the trigram index finds it. */
export const isShort = (word: string): boolean => !/[\p{L}\p{M}\p{N}]{3}/u.test(word)

const ignoringEnie: Pattern = {
  fold: text => sql`sin_acentos(${text})`,
  foldEach: text => sql`lower(public.unaccent('public.unaccent', ${text}))`,
  holds: (text, word, { before = '', after = '' } = {}) =>
    sql`${text} like ${`%${before}`} || ${escaped(sql`sin_acentos(${word})`, likeSigns)} || ${`${after}%`}`,
  begins: (text, word) =>
    isShort(word)
      ? sql`${text} ~ ('(^| )' || ${escaped(sql`sin_acentos(${word})`, patternSigns)})`
      : sql`(${ignoringEnie.holds(text, word)} and (' ' || ${text}) like '% ' || ${escaped(sql`sin_acentos(${word})`, likeSigns)} || '%')`,
  anything: '%',
}

const withEnie: Pattern = {
  fold: text => sql`con_enie(${text})`,
  foldEach: text => withEnie.fold(text),
  holds: (text, word, { before = '', after = '' } = {}) =>
    sql`${text} ~ (${before} || replace(${escaped(sql`con_enie(${word})`, patternSigns)}, 'n', '[nñ]') || ${after})`,
  begins: (text, word) => withEnie.holds(text, word, { before: '(^| )' }),
  anything: '.*',
}

/** Escapes the signs of a pattern once the accents are gone: some signs become a wildcard only then. */
const escaped = (text: SQL, signs: string) => sql`regexp_replace(${text}, ${signs}, ${String.raw`\\\1`}, 'g')`

const likeSigns = String.raw`([\\%_])`
const patternSigns = String.raw`([\\.*+?()\[\]{}|^$-])`
