import { and, or, sql, type SQL } from 'drizzle-orm'
import { sinAcentos } from '../../../src/language/texto.ts'
import { soundPattern } from '../../../src/language/soundPattern.ts'
import type { Queryable } from '../../db/queryable.ts'
import { columnOf, columnsOf } from '../registry.ts'
import { through } from './joinTables.ts'
import type { Listing } from './listingOf.ts'

/** Rows that the caller sees, the own columns whose words may be suggested, and the condition of a row that holds a word. */
type Sought = Pick<Listing, 'plan' | 'link' | 'condition'> & {
  texts: readonly string[]
  holds: (word: string) => SQL | Promise<SQL>
}

/** Words that a row holds together, and how near they come to those searched: 1 is as found or sounding alike. */
export type Nearest = { text: string; nearness: number }

/** Returns the words nearest to those that nothing holds: each is found beside the others, sounds alike, or is spelled nearly so; undefined where nothing comes near. No key, number or address is proposed. One statement, which reads `mostCandidates` rows at most. */
export const nearestWords = async (
  db: Queryable,
  { plan, link, condition, texts, holds }: Sought,
  words: readonly string[],
): Promise<Nearest | undefined> => {
  const { busqueda } = columnsOf(plan.table)
  const patterns = words.map(soundPattern)
  if (!busqueda || !texts.length || !patterns.some(Boolean)) return undefined
  const folded = words.map(word => sinAcentos(word).toLowerCase())
  // A word searched alone is in no row: nothing was found.
  const holding = await Promise.all(words.map(word => (words.length > 1 ? holds(word) : sql`false`)))
  const spelled = patterns.map((pattern, at) =>
    pattern ? or(sql`${busqueda} ~ ${`\\m${pattern}`}`, sql`${folded[at]} <% ${busqueda}`) : undefined,
  )
  // Of several at least one is only spelled nearly: a condition that always has an index, which a word of another table has not.
  const misspelled = words.length > 1 ? or(...spelled) : undefined
  const near = holding.map((holdsIt, at) => or(holdsIt, spelled[at]))
  const text = sql`concat_ws(' ', ${sql.join(
    texts.map(name => columnOf(plan.table, name)),
    sql`, `,
  )})`
  const isHeld = sql`array[${sql.join(
    holding.map(each => sql`(${each}) is true`),
    sql`, `,
  )}]`
  const candidates = through(
    db
      .select({ text: text.as('texto'), isHeld: isHeld.as('halladas') })
      .from(plan.table)
      .$dynamic(),
    link,
  ).where(and(withLeastNearness, condition, misspelled, ...near))
  // Materialized, since PostgreSQL weighs the index against reading all rows only where nothing costlier follows.
  const { rows } = await db.execute<Nearest>(sql`
    with parecidos as materialized (${candidates.getSQL()} limit ${mostCandidates})
    select frase.text, max(frase.nearness)::float as nearness from parecidos cross join lateral (
      select string_agg(case when halladas[lugar] then escrita else mejor.palabra end, ' ' order by lugar) as text,
        avg(case when halladas[lugar] then 1 else mejor.cercania end) as nearness,
        bool_and(halladas[lugar] or mejor.palabra is not null) as whole
      from unnest(${textArray(words)}, ${textArray(folded)}, ${textArray(patterns)}) with ordinality
        as buscada(escrita, llana, patron, lugar)
      left join lateral (
        select palabra, case when ${sounds} ~ ('^' || patron || '$') then 1 when ${sounds} ~ ('^' || patron) then 0.9
          else similarity(llana, ${sounds}) end as cercania
        from regexp_split_to_table(texto, '\\s+') palabra
        where palabra !~ '[0-9@]' and (${sounds} ~ ('^' || patron) or word_similarity(llana, ${sounds}) >= ${leastNearness}::float)
        order by cercania desc, palabra limit 1
      ) mejor on not halladas[lugar] and patron is not null
    ) frase
    where frase.whole group by frase.text order by 2 desc, count(*) desc, 1 limit 1`)
  return rows[0]
}

/** Rows compared at most: of a common name, the first that come near are as good as any. PostgreSQL plans without the number: with it, it reads the table until it has found so many, not the index. */
const mostCandidates = sql`(select 500)`

/** Nearness of a word with one wrong letter in the middle. */
const leastNearness = 0.45

/** Sets what `<%` takes for near, for this statement alone and before it reads. */
const withLeastNearness = sql`(select set_config('pg_trgm.word_similarity_threshold', ${String(leastNearness)}, true)) is not null`

const sounds = sql`sin_acentos(palabra)`

/** Returns an array of texts as PostgreSQL reads it, with nulls. */
const textArray = (texts: readonly (string | undefined)[]) =>
  sql`array[${sql.join(
    texts.map(each => sql`${each ?? null}::text`),
    sql`, `,
  )}]`
