import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A text as people search it, in SQL; a table's own searched text is kept so already. */
export const searchable = (text: SQL | PgColumn): SQL => sql`para_busqueda(${text})`

/** Whether a searchable text contains a word, as `halla` says in the browser: a typed n finds ñ too, a typed ñ only ñ. */
export const contains = (searched: SQL | PgColumn, word: string): SQL =>
  /ñ/i.test(word)
    ? sql`${searched} ~ replace(${escaped(sql`con_enie(${word})`, patternSigns)}, 'n', '[nñ]')`
    : sql`${searched} like '%' || ${escaped(sql`sin_acentos(${word})`, likeSigns)} || '%'`

/** Whether a text begins with what was written, compared as `contains` does. */
export const begins = (text: SQL | PgColumn, written: string): SQL =>
  /ñ/i.test(written)
    ? sql`con_enie(${text}) ~ ('^' || replace(${escaped(sql`con_enie(${written})`, patternSigns)}, 'n', '[nñ]'))`
    : sql`sin_acentos(${text}) like ${escaped(sql`sin_acentos(${written})`, likeSigns)} || '%'`

/** Escaped after the accents are gone: some signs become a wildcard only then. */
const escaped = (text: SQL, signs: string) => sql`regexp_replace(${text}, ${signs}, ${String.raw`\\\1`}, 'g')`

const likeSigns = String.raw`([\\%_])`
const patternSigns = String.raw`([\\.*+?()\[\]{}|^$-])`
