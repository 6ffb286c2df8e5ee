import { eq, getTableName, is, sql, type SQL } from 'drizzle-orm'
import { alias, PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { resourceNamed } from '../../../src/schema/house.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import { forKind } from '../../../src/schema/forKind.ts'
import type { AnyField, BaseKind, FieldKind, FieldOf } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { kindRoom } from '../kindRoom.ts'
import { columnOf, fieldOf, tableNamed } from '../registry.ts'
import { inheritedFields } from '../../db/inheritedColumns.ts'
import { byLabel, byJoinedTexts, natural } from '../../db/sorting.ts'
import { accounts } from '../accounts.ts'
import { formPartNamed } from '../serverHouse.ts'
import { embed } from './embed.ts'
import { splitPlace } from './splitPlace.ts'

/** A table that is joined to the rows that are read. */
export type Join = {
  table: PgTable
  /** Resource of the table; undefined for one of no resource, as that of the accounts. */
  to?: string
  on: SQL
  /** `true` where every row leads to one of its rows. */
  alwaysThere?: boolean
  /** `true` where no two rows lead to the same of its rows. */
  oneToOne?: boolean
  /** Column that is null where a row has no account. */
  missingWhere?: PgColumn
  /** Condition that joins it by the place too, where an index leads from each of its rows to those of one place. */
  samePlace?: SQL
  /** `true` where lists are only sorted by it, and no record shows anything of it. */
  onlyForOrder?: boolean
}

/** Plan by which a resource is read: the columns of its record (by place in the record), the tables to join, and what each field sorts by. */
export type ReadPlan = {
  resource: AnyResource
  table: PgTable
  columns: Record<string, PgColumn | SQL>
  order: Map<string, PgColumn | SQL>
  joins: Map<string, Join>
}

/** Returns the read plan of a resource, built from its declaration once. */
export const readPlanOf = (resource: AnyResource): ReadPlan => {
  const cached = plans.get(resource)
  if (cached) return cached
  const table = tableNamed(resource.name)
  const plan: ReadPlan = {
    resource,
    table,
    columns: { version: columnOf(table, 'version') },
    order: new Map(),
    joins: new Map(),
  }
  for (const [name, field] of Object.entries(resource.fields)) read(plan, name, field)
  plans.set(resource, plan)
  return plan
}

/** Keyed by the declaration itself: in development there is a new one whenever it is saved. */
const plans = new WeakMap<AnyResource, ReadPlan>()

type Reader<K extends FieldKind> = (plan: ReadPlan, name: string, field: FieldOf<K>) => void

const read = <K extends FieldKind>(plan: ReadPlan, name: string, field: FieldOf<K>) =>
  forKind<Reader<K>>(field.kind, readers, kindRoom<K>(field.kind)?.read)(plan, name, field)

/** Places a field's own column where the record has it; answers the column. */
export const placeOwnColumn = (plan: ReadPlan, name: string, field: AnyField) => {
  const column = columnOf(plan.table, name)
  placeColumn(plan, name, field, { column })
  if (field.echo) plan.columns[field.echo] = column
  return column
}

/** Places a column where the record has the field, and sets what lists are sorted by. */
export const placeColumn = (
  plan: ReadPlan,
  name: string,
  field: AnyField,
  { column, order = column }: { column: PgColumn; order?: PgColumn | SQL },
) => {
  plan.columns[field.record ?? name] = column
  plan.order.set(name, order)
}

/** Tells whether the column behind a part of the record holds a value in every row. */
const isFilled = ({ table, joins }: ReadPlan, part: PgColumn | SQL) => {
  if (!is(part, PgColumn) || !part.notNull) return false
  const alwaysThere = [...joins.values()].flatMap(join => (join.alwaysThere ? [join.table] : []))
  return [table, ...alwaysThere].some(each => getTableName(each) === getTableName(part.table))
}

/** Gives a joined table the condition by which an index leads from it to the rows of one place. */
const tie = ({ joins }: ReadPlan, at: string, samePlace: (join: Join) => SQL) => {
  const join = joins.get(at)
  if (join) joins.set(at, { ...join, samePlace: samePlace(join) })
}

const readers: { [K in BaseKind]: Reader<K> } = {
  id: placeOwnColumn,
  text: placeOwnColumn,
  email: placeOwnColumn,
  integer: placeOwnColumn,
  decimal: placeOwnColumn,
  date: placeOwnColumn,
  time: placeOwnColumn,
  flag: placeOwnColumn,
  choices: placeOwnColumn,
  lookup: placeOwnColumn,
  choice: (plan, name, field) => void plan.order.set(name, byLabel(placeOwnColumn(plan, name, field), field.choices)),
  reference: (plan, name, field) => {
    const column = placeOwnColumn(plan, name, field)
    if (!field.embed) return
    const { at } = field.embed
    const title = embed(plan, { ...field.embed, from: column, to: field.to })
    if (title) plan.order.set(name, title)
    const inherited = inheritedFields(plan.resource).map(each => each.name)
    if (plan.resource.indexes?.some(([first, second]) => inherited.some(each => each === first) && second === name))
      /* The index begins with the place itself, so the joined table need not lead to it. */
      tie(plan, at, () => sql`true`)
  },
  accountEmail: (plan, name, field) => {
    const { key, email } = accounts()
    const column = columnOf(plan.table, 'id_usuario')
    plan.joins.set('cuenta', { table: email.table, on: eq(key, column), missingWhere: column })
    placeColumn(plan, name, field, { column: email })
  },
  part: (plan, name, field) => {
    plan.columns[field.record ?? name] = formPartNamed(field.of).read(columnOf(plan.table, plan.resource.key))
  },
  via: (plan, name, { record = name, of }) => {
    const parts = of.map(place => {
      const column = plan.columns[place]
      if (!column)
        throw new Error(`${plan.resource.name}.${name} reads «${place}», which is nowhere in the record before it`)
      return column
    })
    const text = sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})`
    plan.columns[record] = text
    const filled = parts.every(part => isFilled(plan, part))
    plan.order.set(name, filled ? byJoinedTexts(parts) : sql`${text} collate ${natural}`)
  },
  inherited: (plan, name, { record = name, to, embedAt, kept, path }) => {
    const target = resourceNamed(to)
    const columnAt = (each: string) => {
      const found = fieldOf(target, each)
      return found && plan.columns[`${embedAt}.${columnName(each, found)}`]
    }
    const [key, title] = [columnAt(target.key), columnAt(target.title)]
    if (!key || !title)
      throw new Error(`${plan.resource.name}.${name}: «${embedAt}» is nowhere in the record before it`)
    if (!kept) {
      plan.columns[record] = key
      plan.order.set(name, title)
      return
    }
    const [last = name] = path.slice(-1)
    const ownColumn = columnOf(plan.table, name)
    plan.columns[record] = ownColumn
    const table = alias(tableNamed(to), name)
    const { alwaysThere } = plan.joins.get(embedAt) ?? {}
    plan.joins.set(name, { table, to, on: eq(ownColumn, columnOf(table, target.key)), alwaysThere, onlyForOrder: true })
    plan.order.set(name, columnOf(table, target.title))
    tie(plan, splitPlace(embedAt).slice(0, -1).join('.'), ({ table }) => eq(columnOf(table, last), ownColumn))
  },
  password: () => undefined,
  computed: () => undefined,
}
