import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Operator } from '../../../../src/schema/filters/filterForms.ts'
import { searchWords } from '../../../../src/language/searchWords.ts'
import { forKind } from '../../../../src/schema/forKind.ts'
import type { AnyField, FieldKind, FieldOf, Value } from '../../../../src/schema/kinds.ts'
import type { KindWith } from '../../../../src/schema/traits.ts'
import { textsInSearch } from '../../../db/search.ts'
import { kindRoom, type KindRoom } from '../../kindRoom.ts'
import { columnOf, columnsOf } from '../../registry.ts'
import { belongs } from '../../scope.ts'
import { accounts } from '../../accounts.ts'
import { contains, searchable } from '../contains.ts'
import type { ReadPlan } from '../readPlan.ts'

/** Question that a filter asks of a field, with judged values; only «is» may have several. */
export type Criterion = { operator: Operator; values: readonly Value[] }

/** Returns the condition of the rows in which a field is as asked. */
export const conditionOf = <K extends FieldKind>(
  plan: ReadPlan,
  name: string,
  field: FieldOf<K>,
  criterion: Criterion,
): SQL =>
  forKind<KindRoom<K>['filter']>(field.kind, conditions, kindRoom<K>(field.kind)?.filter)(plan, name, field, criterion)

type Condition = (plan: ReadPlan, name: string, field: AnyField, criterion: Criterion) => SQL

/** Returns the condition that a filter sets on the table's own column. */
export const ownColumn: Condition = ({ table }, name, _field, { operator, values }) => {
  const column = columnOf(table, name)
  const [value] = values
  if (operator === 'empty') return value ? isNull(column) : isNotNull(column)
  if (operator === 'from') return gte(column, value)
  if (operator === 'to') return lte(column, value)
  return inArray(column, [...values])
}

/** Returns the condition on a text that another table keeps, by the key that a column holds: these keys are found first. */
export const elsewhere = (
  column: PgColumn,
  criterion: Criterion,
  keys: (found: (text: PgColumn) => SQL) => SQL,
): SQL => {
  if (criterion.operator === 'empty') return criterion.values[0] ? isNull(column) : isNotNull(column)
  const matching = (text: PgColumn) =>
    criterion.operator === 'is'
      ? inArray(text, [...criterion.values])
      : eachWord(criterion, word => contains(searchable(text), word))
  return sql`${column} = any(array(${keys(matching)}))`
}

/** Matches a text that holds each word; where the searched text holds the field, its index comes first. */
const text: Condition = (plan, name, field, criterion) => {
  if (criterion.operator !== 'contains') return ownColumn(plan, name, field, criterion)
  const column = columnOf(plan.table, name)
  const { busqueda } = columnsOf(plan.table)
  const indexed = busqueda && textsInSearch(plan.resource).includes(name)
  return eachWord(criterion, word =>
    everyOf([...(indexed ? [contains(busqueda, word)] : []), contains(searchable(column), word)]),
  )
}

/** Matches a list that holds any of the wanted values, or, asked for emptiness, one that holds none. */
const several: Condition = ({ table }, name, _field, { operator, values }) => {
  const column = columnOf(table, name)
  if (operator === 'empty') return values[0] ? sql`cardinality(${column}) = 0` : sql`cardinality(${column}) > 0`
  return values.length ? arrayOverlaps(column, values.flat()) : sql`false`
}

const conditions: { readonly [K in KindWith<'filtered'> | 'id']: Condition } = {
  id: ownColumn,
  text,
  email: text,
  integer: ownColumn,
  decimal: ownColumn,
  date: ownColumn,
  time: ownColumn,
  flag: ownColumn,
  choice: ownColumn,
  choices: several,
  lookup: ownColumn,
  reference: ownColumn,
  inherited: ({ resource, table }, _name, field, { values }) =>
    (field.kind === 'inherited'
      ? or(...values.map(value => belongs(resource, table, field.path, String(value))))
      : undefined) ?? sql`false`,
  accountEmail: ({ table }, _name, _field, criterion) => {
    const { key, email } = accounts()
    const account = columnOf(table, 'id_usuario')
    if (criterion.operator === 'empty') return criterion.values[0] ? isNull(account) : isNotNull(account)
    const matching = criterion.operator === 'is' ? inArray(email, [...criterion.values]) : holdsEach(email, criterion)
    return sql`exists (select from ${email.table} where ${eq(key, account)} and ${matching})`
  },
}

const eachWord = (criterion: Criterion, found: (word: string) => SQL): SQL => everyOf(wordsIn(criterion).map(found))

/** Returns the words that somebody asks of a text. */
export const wordsIn = ({ values: [text] }: Criterion): readonly string[] => searchWords(String(text))

/** Matches a text, written without accents or capitals, that holds each word asked for. */
export const holdsEach = (text: PgColumn, criterion: Criterion): SQL =>
  eachWord(criterion, word => contains(text, word))

/** Matches rows that meet every condition; any row where there are none. */
export const everyOf = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`
