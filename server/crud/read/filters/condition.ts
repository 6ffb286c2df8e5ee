import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyField, FieldKind, FieldOf, Value } from '../../../../src/schema/kinds.ts'
import type { Operator } from '../../../../src/schema/filters/filterForms.ts'
import { usuarios } from '../../../auth/tables.ts'
import { colonias, municipios } from '../../../codigosPostales/tables.ts'
import { estados } from '../../../db/lookups.ts'
import { isInSearchText, searchedFields } from '../../../db/search.ts'
import { columnOf, columnsOf } from '../../registry.ts'
import { contains, searchable } from '../contains.ts'
import type { View } from '../view.ts'

/** What is asked of a field: its wanted values have been judged; only «is» may have several. */
export type Wanted = { operator: Operator; values: readonly Value[] }

/** The rows in which a field is as asked. */
export const conditionOf = <K extends FieldKind>(view: View, name: string, field: FieldOf<K>, wanted: Wanted): SQL =>
  (conditions[field.kind as K] as Condition<K>)(view, name, wanted, field)

type Condition<K extends FieldKind> = (view: View, name: string, wanted: Wanted, field: FieldOf<K>) => SQL

type AnyCondition = (view: View, name: string, wanted: Wanted, field: AnyField) => SQL

const own: AnyCondition = ({ table }, name, { operator, values }) => {
  const column = columnOf(table, name)
  const [value] = values
  if (operator === 'empty') return value ? isNull(column) : isNotNull(column)
  if (operator === 'from') return gte(column, value)
  if (operator === 'to') return lte(column, value)
  return inArray(column, [...values])
}

/** A text is found by each of its words; where the searched text holds the field, its index comes first. */
const text: AnyCondition = (view, name, wanted, field) => {
  if (wanted.operator !== 'contains') return own(view, name, wanted, field)
  const column = columnOf(view.table, name)
  const { busqueda } = columnsOf(view.table)
  const indexed = busqueda && searchedFields(view.resource).some(([each]) => each === name) && isInSearchText(field)
  return words(wanted, word => both(indexed ? contains(busqueda, word) : undefined, contains(searchable(column), word)))
}

/** A list of several has any of the wanted, or nothing. */
const several: AnyCondition = ({ table }, name, { operator, values }) => {
  const column = columnOf(table, name)
  if (operator === 'empty') return values[0] ? sql`cardinality(${column}) = 0` : sql`cardinality(${column}) > 0`
  return values.length ? arrayOverlaps(column, values.flat()) : sql`false`
}

const nobody: AnyCondition = ({ resource }, name) => {
  throw new Error(`nobody filters ${resource.name} by ${name}`)
}

const conditions: { [K in FieldKind]: Condition<K> } = {
  id: own,
  text,
  email: text,
  integer: own,
  decimal: own,
  date: own,
  time: own,
  flag: own,
  choice: own,
  choices: several,
  lookup: own,
  reference: own,
  accountEmail: ({ table }, _name, wanted) => {
    const account = columnOf(table, 'id_usuario')
    return elsewhere(
      account,
      wanted,
      found => sql`select ${usuarios.id} from ${usuarios} where ${found(usuarios.email)}`,
    )
  },
  postalCode: (view, _name, wanted) => inColonia(view, wanted, colonias.codigo_postal),
  colonia: (view, name, wanted, field) =>
    wanted.operator === 'is' ? own(view, name, wanted, field) : inColonia(view, wanted, colonias.nombre),
  place: (view, _name, wanted, { of }) =>
    inColonia(view, wanted, of === 'municipio' ? municipios.nombre : estados.nombre),
  password: nobody,
  part: nobody,
  via: nobody,
  computed: nobody,
}

/** The row of the colonia is found first, so that no other is joined. */
const inColonia = (view: View, wanted: Wanted, column: PgColumn): SQL => {
  const [name = ''] = Object.entries(view.resource.fields).find(([, { kind }]) => kind === 'colonia') ?? []
  return elsewhere(
    columnOf(view.table, name),
    wanted,
    found =>
      sql`select ${colonias.id_colonia} from ${colonias} join ${municipios} on ${eq(municipios.id_municipio, colonias.id_municipio)} join ${estados} on ${eq(estados.id, municipios.id_estado)} where ${found(column)}`,
  )
}

/** A text that another table keeps, under the key that a column holds. */
const elsewhere = (column: PgColumn, wanted: Wanted, keys: (found: (text: PgColumn) => SQL) => SQL): SQL => {
  if (wanted.operator === 'empty') return wanted.values[0] ? isNull(column) : isNotNull(column)
  const found = (held: PgColumn) =>
    wanted.operator === 'is'
      ? inArray(held, [...wanted.values])
      : words(wanted, word => contains(searchable(held), word))
  return sql`${column} = any(array(${keys(found)}))`
}

const words = ({ values: [said] }: Wanted, found: (word: string) => SQL): SQL =>
  all(String(said).normalize('NFC').split(/\s+/).filter(Boolean).slice(0, 10).map(found))

const both = (one: SQL | undefined, other: SQL): SQL => all(one ? [one, other] : [other])
const all = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`
