import { eq, getTableName, is, sql, type SQL } from 'drizzle-orm'
import { alias, PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '../../../src/schema/columnName.ts'
import { forKind } from '../../../src/schema/forKind.ts'
import type { AnyField, BaseKind, FieldKind, FieldOf } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { kindRoom } from '../kindRoom.ts'
import { columnOf, fieldOf, resourceOf, tableNamed } from '../registry.ts'
import { inheritedFields } from '../../db/inheritedColumns.ts'
import { byLabel, composed, natural } from '../../db/sorting.ts'
import { accounts, formPartNamed } from '../serverHouse.ts'
import { embed } from './embed.ts'
import { stepsOf } from './stepsOf.ts'

/** Says how a table is joined to the rows that are read. */
export type Join = {
  table: PgTable
  /** The resource of the table; none where it is the account's. */
  to?: string
  on: SQL
  /** Whether every row leads to one of its rows. */
  sure?: boolean
  /** Whether no two rows lead to the same of its rows. */
  alone?: boolean
  /** The column that holds nothing where a row has no account. */
  empty?: PgColumn
  /** What joins it by the place too, where an index leads from each of its rows to those of one place. */
  inPlace?: SQL
  /** Whether lists are only sorted by it, and no record shows anything of it. */
  forOrder?: boolean
}

/** How a resource is read: what its record is made of (by place in the record), what must be joined, and what its fields sort by. */
export type ReadPlan = {
  resource: AnyResource
  table: PgTable
  columns: Record<string, PgColumn | SQL>
  order: Map<string, PgColumn | SQL>
  joins: Map<string, Join>
}

/** Builds how a resource is read from its declaration, once. */
export const readPlanOf = (resource: AnyResource): ReadPlan => {
  const known = views.get(resource)
  if (known) return known
  const table = tableNamed(resource.name)
  const view: ReadPlan = {
    resource,
    table,
    columns: { version: columnOf(table, 'version') },
    order: new Map(),
    joins: new Map(),
  }
  for (const [name, field] of Object.entries(resource.fields)) read(view, name, field)
  views.set(resource, view)
  return view
}

/** By the declaration itself: in development there is a new one whenever it is saved. */
const views = new WeakMap<AnyResource, ReadPlan>()

type Reader<K extends FieldKind> = (view: ReadPlan, name: string, field: FieldOf<K>) => void

const read = <K extends FieldKind>(view: ReadPlan, name: string, field: FieldOf<K>) =>
  forKind<Reader<K>>(field.kind, readers, kindRoom<K>(field.kind)?.read)(view, name, field)

/** Lays a field's own column where the record has it, and answers it. */
export const own = (view: ReadPlan, name: string, field: AnyField) => {
  const column = columnOf(view.table, name)
  lay(view, name, field, column)
  if (field.echo) view.columns[field.echo] = column
  return column
}

/** Lays a column where the record has the field, and what lists are sorted by. */
export const lay = (
  view: ReadPlan,
  name: string,
  field: AnyField,
  column: PgColumn,
  order: PgColumn | SQL = column,
) => {
  view.columns[field.record ?? name] = column
  view.order.set(name, order)
}

/** Whether every row has what a part of its record is read from. */
const isFilled = ({ table, joins }: ReadPlan, part: PgColumn | SQL) => {
  if (!is(part, PgColumn) || !part.notNull) return false
  const sure = [...joins.values()].flatMap(join => (join.sure ? [join.table] : []))
  return [table, ...sure].some(each => getTableName(each) === getTableName(part.table))
}

/** Says of a table that is joined how an index leads from it to the rows of one place. */
const tie = ({ joins }: ReadPlan, at: string, inPlace: (join: Join) => SQL) => {
  const join = joins.get(at)
  if (join) joins.set(at, { ...join, inPlace: inPlace(join) })
}

const readers: { [K in BaseKind]: Reader<K> } = {
  id: own,
  text: own,
  email: own,
  integer: own,
  decimal: own,
  date: own,
  time: own,
  flag: own,
  choices: own,
  lookup: own,
  choice: (view, name, field) => void view.order.set(name, byLabel(own(view, name, field), field.choices)),
  reference: (view, name, field) => {
    const column = own(view, name, field)
    if (!field.embed) return
    const { at, fields } = field.embed
    const title = embed(view, column, field.to, at, fields)
    if (title) view.order.set(name, title)
    const inherited = inheritedFields(view.resource).map(each => each.name)
    if (view.resource.indexes?.some(([first, second]) => inherited.some(each => each === first) && second === name))
      tie(view, at, () => sql`true`)
  },
  accountEmail: (view, name, field) => {
    const { key, email } = accounts()
    const column = columnOf(view.table, 'id_usuario')
    view.joins.set('cuenta', { table: email.table, on: eq(key, column), empty: column })
    lay(view, name, field, email)
  },
  part: (view, name, field) => {
    view.columns[field.record ?? name] = formPartNamed(field.of).read(columnOf(view.table, view.resource.key))
  },
  via: (view, name, { record = name, of }) => {
    const parts = of.map(place => {
      const column = view.columns[place]
      if (!column)
        throw new Error(`${view.resource.name}.${name} reads «${place}», which is nowhere in the record before it`)
      return column
    })
    const whole = sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})`
    view.columns[record] = whole
    const filled = parts.every(part => isFilled(view, part))
    view.order.set(name, filled ? composed(parts) : sql`${whole} collate ${natural}`)
  },
  inherited: (view, name, { record = name, to, embedAt, kept, path }) => {
    const target = resourceOf(to)
    const columnAt = (each: string) => {
      const found = fieldOf(target, each)
      return found && view.columns[`${embedAt}.${columnName(each, found)}`]
    }
    const [key, title] = [columnAt(target.key), columnAt(target.title)]
    if (!key || !title)
      throw new Error(`${view.resource.name}.${name}: «${embedAt}» is nowhere in the record before it`)
    if (!kept) {
      view.columns[record] = key
      view.order.set(name, title)
      return
    }
    const [last = name] = path.slice(-1)
    const own = columnOf(view.table, name)
    view.columns[record] = own
    const table = alias(tableNamed(to), name)
    const { sure } = view.joins.get(embedAt) ?? {}
    view.joins.set(name, { table, to, on: eq(own, columnOf(table, target.key)), sure, forOrder: true })
    view.order.set(name, columnOf(table, target.title))
    tie(view, stepsOf(embedAt).slice(0, -1).join('.'), ({ table }) => eq(columnOf(table, last), own))
  },
  password: () => undefined,
  computed: () => undefined,
}
