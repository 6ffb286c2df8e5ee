import { eq } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { resourceNamed } from '../../../src/schema/house.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import { columnOf, fieldOf, tableNamed } from '../registry.ts'
import type { ReadPlan } from './readPlan.ts'
import { splitPlace } from './splitPlace.ts'
import { isReadable } from '../../../src/schema/traits.ts'

/** Joins the record that a reference points at and places the asked fields under `at` (its key from the reference); a path goes on through its references. Answers its title column, if people read it. */
export const embed = (
  plan: ReadPlan,
  { from, to, at, fields, alwaysThere = from.notNull }: Embed,
): PgColumn | undefined => {
  const target = resourceNamed(to)
  const table = alias(tableNamed(to), at)
  plan.joins.set(at, {
    table,
    to,
    on: eq(from, columnOf(table, target.key)),
    alwaysThere,
    oneToOne: isOneToOne(plan, from),
  })
  for (const name of fields.filter(each => !each.includes('.'))) {
    const field = fieldOf(target, name)
    if (!field) throw new Error(`«${at}» asks for «${name}», which ${to} has not`)
    plan.columns[`${at}.${columnName(name, field)}`] = name === target.key ? from : columnOf(table, name)
  }
  for (const [head, tails] of deeper(fields)) {
    const [next] = Object.entries(target.fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.embed?.at === head ? [{ from: columnOf(table, name), to: field.to }] : [],
    )
    if (!next) throw new Error(`«${at}» goes on through «${head}», which ${to} has not`)
    embed(plan, { ...next, at: `${at}.${head}`, fields: tails, alwaysThere: alwaysThere && next.from.notNull })
  }
  return isReadable(target.fields[target.title]) ? columnOf(table, target.title) : undefined
}

/** A reference by a column, and which fields of the record it points at are shown where. */
type Embed = {
  from: PgColumn
  to: string
  at: string
  fields: readonly string[]
  /** `true` where every row leads to such a record. Default: where the column is never null. */
  alwaysThere?: boolean
}

const deeper = (fields: readonly string[]) =>
  fields
    .filter(each => each.includes('.'))
    .reduce((heads, path) => {
      const [head, ...tail] = splitPlace(path)
      return heads.set(head, [...(heads.get(head) ?? []), tail.join('.')])
    }, new Map<string, string[]>())

/** Tells whether no two rows lead to the same record. */
const isOneToOne = ({ resource, table }: ReadPlan, from: PgColumn) =>
  (resource.unique ?? []).some(({ fields }) => fields.every(name => columnOf(table, name) === from))
