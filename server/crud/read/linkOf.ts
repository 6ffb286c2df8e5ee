import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { AnyResource, Door } from '../../../src/schema/resource.ts'
import { columnOf, tableNamed } from '../registry.ts'

/** Table that a door reads through, how it is joined, and the columns that it adds under `pivot`, by place in the record. */
export type Link = { resource: AnyResource; table: PgTable; on: SQL; pivot: ReadonlyMap<string, PgColumn> }

/** Returns the link of a door; undefined when it reads its own table alone. */
export const linkOf = (resource: AnyResource, { through }: Door): Link | undefined => {
  if (!through) return undefined
  const link = resourceNamed(through)
  const table = tableNamed(link.name)
  const side = link.link?.find(name => {
    const field = link.fields[name]
    return field?.kind === 'reference' && field.to === resource.name
  })
  if (!side) throw new Error(`${through} links nothing to ${resource.name}`)
  const pivot = Object.keys(link.fields).filter(name => name !== link.key && !link.link?.includes(name))
  return {
    resource: link,
    table,
    on: eq(columnOf(table, side), columnOf(tableNamed(resource.name), resource.key)),
    pivot: new Map(pivot.map(name => [`pivot.${name}`, columnOf(table, name)])),
  }
}
