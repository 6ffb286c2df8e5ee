import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import { forKind } from '../../src/schema/forKind.ts'
import { boundOf } from '../../src/schema/boundOf.ts'
import type { AnyField, BaseKind, FieldOf, Limit } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { literal } from './literal.ts'

/** Returns the declared bounds of a field as a CHECK of the database, so that no path around the application breaks them. */
export const constraintOf = (table: string, column: string, field: AnyField) => {
  const conditions = condition(field)?.(`"${column}"`).filter(Boolean)
  return conditions?.length ? [check(`${table}_${column}_valido`, sql.raw(conditions.join(' and ')))] : []
}

/** Returns the combinations of values that a record may hold, as a CHECK over its row; null meets none of them. */
export const statesOf = ({ name: table, fields, states }: AnyResource) => {
  const holds = (name: string, values: readonly (string | number | boolean)[]) =>
    `"${fields[name] ? columnName(name, fields[name]) : name}" in (${values.map(value => (typeof value === 'boolean' ? String(value) : literal(value))).join(', ')})`
  const either = states?.map(state =>
    Object.entries(state)
      .flatMap(([name, value]) => (value === undefined ? [] : [holds(name, [value].flat())]))
      .join(' and '),
  )
  return either
    ? [check(`${table}_estados`, sql.raw(`(${either.map(state => `(${state})`).join(' or ')}) is true`))]
    : []
}

/** Returns the conditions of a field's kind; a house bounds its own kinds in its own tables. */
const condition = (field: AnyField) => {
  type Build = (column: string, field: AnyField) => readonly (string | false)[]
  const build = forKind<Build | null>(field.kind, conditions, null)
  return build && ((column: string) => build(column, field))
}

const conditions: { [K in BaseKind]: ((column: string, field: FieldOf<K>) => readonly (string | false)[]) | null } = {
  text: (column, { max = 255, length }) => [
    length ? `char_length(${column}) = ${boundOf(length)}` : `char_length(${column}) <= ${boundOf(max)}`,
  ],
  integer: (column, { min, max, between }) =>
    between ? [`${column} between ${between[0]} and ${between[1]}`] : range(column, min, max),
  decimal: (column, { min, max }) => range(column, min, max),
  date: (column, { min }) => [min !== undefined && `${column} >= '${min[0]}'`],
  time: (column, { min, max }) => [
    min !== undefined && `${column} >= '${min[0]}'`,
    max !== undefined && `${column} <= '${max[0]}'`,
  ],
  choice: (column, { choices }) => [`${column} in (${choices.map(([value]) => literal(value)).join(', ')})`],
  choices: (column, { choices }) => [`${column} <@ array[${choices.map(([value]) => literal(value)).join(', ')}]`],
  id: null,
  email: null,
  accountEmail: null,
  password: null,
  flag: null,
  lookup: null,
  reference: null,
  part: null,
  via: null,
  inherited: null,
  computed: null,
}

const range = (column: string, min?: Limit, max?: Limit) => [
  min !== undefined && `${column} >= ${boundOf(min)}`,
  max !== undefined && `${column} <= ${boundOf(max)}`,
]
