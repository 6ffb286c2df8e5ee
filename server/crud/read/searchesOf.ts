import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { halla } from '../../../src/language/busqueda.ts'
import { resourceNamed } from '../../../src/schema/house.ts'
import { forKind } from '../../../src/schema/forKind.ts'
import type { AnyField, BaseKind, FieldKind, FieldOf } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../db/queryable.ts'
import { kindRoom } from '../kindRoom.ts'
import type { RequestScope } from '../requestScope.ts'
import { columnOf, tableNamed } from '../registry.ts'
import { accounts } from '../accounts.ts'
import { lookupNamed } from '../serverHouse.ts'
import { continuedAs } from './continuedAs.ts'
import type { LedTo } from './doorCall.ts'
import { namedByWord, referringTo } from './referringTo.ts'
import { contains, searchable } from './contains.ts'
import { isFewBeside } from './isLarge.ts'
import { searchEmbedded } from './searchEmbedded.ts'
import type { ReadPlan } from './readPlan.ts'

/** A word that is looked for in rows; `ledTo` narrows the records that these refer to, `call` is who may know of records that continue those. */
export type WordSearch = {
  db: Queryable
  plan: ReadPlan
  word: string
  ledTo?: LedTo | undefined
  call?: RequestScope | undefined
}

/** Returns the conditions under which a field holds a word. */
export type Search<K extends FieldKind> = (
  search: WordSearch,
  name: string,
  field: FieldOf<K>,
) => readonly SQL[] | Promise<readonly SQL[]>

type Named = readonly [name: string, field: AnyField]

/** Returns the conditions of a word in fields whose own columns do not hold what a person reads; those composed of other records are searched all at once. */
export const searchesOf = async (search: WordSearch, fields: readonly Named[]): Promise<readonly SQL[]> => {
  const places = fields.flatMap(([, field]) => (field.kind === 'via' ? field.of : []))
  const others = fields.filter(([, { kind }]) => kind !== 'via')
  const found = await Promise.all([
    searchEmbedded(search, [...new Set(places)]),
    ...others.map(([name, field]) => searchesIn(search, name, field)),
  ])
  return found.flat()
}

const searchesIn = <K extends FieldKind>(search: WordSearch, name: string, field: FieldOf<K>) =>
  forKind<Search<K>>(field.kind, searches, kindRoom<K>(field.kind)?.search)(search, name, field)

const none = () => []

const searches: { [K in BaseKind]: Search<K> } = {
  id: ({ plan, word }, name) => [contains(sql`${columnOf(plan.table, name)}::text`, word)],
  text: none,
  email: none,
  integer: none,
  decimal: none,
  password: none,
  part: none,
  inherited: none,
  computed: none,
  date: ({ plan, word }, name) => asWritten(columnOf(plan.table, name), 'DD/MM/YYYY YYYY-MM-DD', /[^\d/-]/, word),
  time: ({ plan, word }, name) => asWritten(columnOf(plan.table, name), 'HH24:MI', /[^\d:]/, word),
  flag: ({ plan, word }, name) =>
    labelled(
      columnOf(plan.table, name),
      [
        [true, 'Sí'],
        [false, 'No'],
      ],
      word,
    ),
  choice: ({ plan, word }, name, field) => labelled(columnOf(plan.table, name), field.choices, word),
  choices: ({ plan, word }, name, field) => {
    const chosen = matching(field.choices, word)
    const empty = field.none && halla(word)(field.none) ? [sql`cardinality(${columnOf(plan.table, name)}) = 0`] : []
    return [
      ...empty,
      ...(chosen.length ? [sql`${columnOf(plan.table, name)} && ${`{${chosen.join(',')}}`}::int[]`] : []),
    ]
  },
  lookup: ({ db, plan, word }, name, field) => {
    const list = lookupNamed(field.of)
    const { id, nombre } = list
    const condition = contains(searchable(nombre), word)
    return referringTo({ db, column: columnOf(plan.table, name), table: list, key: id, condition, word })
  },
  reference: async (search, name, field) => {
    const { db, plan, word, ledTo } = search
    const target = resourceNamed(field.to)
    const table = tableNamed(target.name)
    const column = columnOf(plan.table, name)
    const named = referringTo({
      db,
      column,
      table,
      key: columnOf(table, target.key),
      word,
      within: ledTo?.(name),
      ...namedByWord(target, word),
    })
    return (await Promise.all([named, continuedAs(search, column, target)])).flat()
  },
  via: none,
  accountEmail: async ({ db, plan, word }) => {
    const { key, email } = accounts()
    const where = eq(key, columnOf(plan.table, 'id_usuario'))
    return (await isFewBeside(db, plan.table, email.table))
      ? [sql`(select ${contains(email, word)} from ${email.table} where ${where})`]
      : [sql`exists (select from ${email.table} where ${where} and ${contains(email, word)})`]
  },
}

/** Matches a date or time as it is written; nothing where the word has a sign that none is written with: no index knows these texts, and every row would be read. */
const asWritten = (column: PgColumn, format: string, foreign: RegExp, word: string): readonly SQL[] =>
  foreign.test(word) ? [] : [sql`to_char(${column}, ${sql.raw(`'${format}'`)}) like ${`%${word}%`}`]

/** Returns the values whose label holds a word, but for a comma at its end: several labels are shown with commas between them. */
const matching = <V>(choices: readonly (readonly [V, string, ...string[]])[], word: string) => {
  const matches = halla(word.replace(/(?<=.),$/, ''))
  return choices.filter(([, label]) => matches(label)).map(([value]) => value)
}

const labelled = <V>(column: PgColumn, choices: readonly (readonly [V, string, ...string[]])[], word: string) => {
  const values = matching(choices, word)
  return values.length ? [inArray(column, values)] : []
}
