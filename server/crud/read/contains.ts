import { is, sql, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

/** A text as people search it, in SQL; a table's own searched text is kept so already. */
export const searchable = (text: SQL | PgColumn): SQL => sql`para_busqueda(${text})`

/** Whether a searchable text contains a word, as `halla` says in the browser: a typed n finds ñ too, a typed ñ only ñ. For a word that is too short for the index of a column it is not asked: it would name every row, which is then read all the same. */
export const contains = (searched: SQL | PgColumn, word: string): SQL =>
  patternOf([word]).holds(is(searched, PgColumn) && isShort(word) ? sql`(${searched} || '')` : searched, word)

/** Whether one of some texts contains a word, judged of rows which the index of the searched text has found: it tells the planner nothing more of how few they are, for it knows of none of the texts that are compared by themselves, and none of our functions is called for each row. */
export const judgedAmong = (texts: readonly (SQL | PgColumn)[], word: string): SQL => {
  const { holds, foldEach } = patternOf([word])
  return sql`case when ${holds(foldEach(sql`concat_ws(E'\n', ${sql.join([...texts], sql`, `)})`), word)} then true end`
}

/** Whether a word begins a searchable text or one of its words. */
export const holdsBeginning = (searched: SQL | PgColumn, word: string): SQL => patternOf([word]).begins(searched, word)

/** What must stand around a word, in the signs of the pattern. */
type Around = { before?: string; after?: string }

/** How words are looked for in SQL. */
type Pattern = {
  /** A text as these words are compared with it. */
  fold(text: SQL): SQL<string>
  /** The same of a text that no index knows, said so that PostgreSQL need not call a function for each row. */
  foldEach(text: SQL): SQL<string>
  holds(text: SQL | PgColumn | SQL.Aliased, word: string, around?: Around): SQL
  begins(text: SQL | PgColumn | SQL.Aliased, word: string): SQL
  /** Stands for any text. */
  anything: string
}

/** By `like`, where nobody wrote ñ: then ñ is n; else by a pattern that tells both. */
export const patternOf = (words: readonly string[]): Pattern => (words.some(word => /ñ/i.test(word)) ? told : plain)

/** Whether a word has nowhere three letters or figures together, by which the index of three each finds it. */
export const isShort = (word: string): boolean => !/[\p{L}\p{M}\p{N}]{3}/u.test(word)

const plain: Pattern = {
  fold: text => sql`sin_acentos(${text})`,
  foldEach: text => sql`lower(public.unaccent('public.unaccent', ${text}))`,
  holds: (text, word, { before = '', after = '' } = {}) =>
    sql`${text} like ${`%${before}`} || ${escaped(sql`sin_acentos(${word})`, likeSigns)} || ${`${after}%`}`,
  begins: (text, word) =>
    isShort(word)
      ? sql`${text} ~ ('(^| )' || ${escaped(sql`sin_acentos(${word})`, patternSigns)})`
      : sql`(${plain.holds(text, word)} and (' ' || ${text}) like '% ' || ${escaped(sql`sin_acentos(${word})`, likeSigns)} || '%')`,
  anything: '%',
}

const told: Pattern = {
  fold: text => sql`con_enie(${text})`,
  foldEach: text => told.fold(text),
  holds: (text, word, { before = '', after = '' } = {}) =>
    sql`${text} ~ (${before} || replace(${escaped(sql`con_enie(${word})`, patternSigns)}, 'n', '[nñ]') || ${after})`,
  begins: (text, word) => told.holds(text, word, { before: '(^| )' }),
  anything: '.*',
}

/** Escaped after the accents are gone: some signs become a wildcard only then. */
const escaped = (text: SQL, signs: string) => sql`regexp_replace(${text}, ${signs}, ${String.raw`\\\1`}, 'g')`

const likeSigns = String.raw`([\\%_])`
const patternSigns = String.raw`([\\.*+?()\[\]{}|^$-])`
