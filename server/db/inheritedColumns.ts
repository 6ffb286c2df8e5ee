import { index, type PgColumn, type PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import { firstOrder, nextInOrder } from '../../src/schema/record/firstOrder.ts'
import { traitsOf } from '../../src/schema/traits.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { columns } from './columns.ts'

/** Builds the columns in which the rows of a resource hold a copy of what they inherit along a path of references. */
export const inheritedColumns = (resource: AnyResource): Record<string, PgColumnBuilderBase> =>
  Object.fromEntries(inheritedFields(resource).map(({ name }) => [name, columns.reference(name)]))

/** Builds an index for each of these columns, followed by the order of the list, so that any page of one place is read from it. Skips it where a declared index begins with the same columns. */
export const inheritedIndexes = (resource: AnyResource, column: (name: string) => PgColumn) => {
  const { field } = firstOrder(resource)
  const sorted = resource.fields[field]
  const order =
    sorted && traitsOf(sorted).stored && field !== resource.key
      ? [field, ...nextInOrder(resource, field), resource.key]
      : [resource.key]
  return inheritedFields(resource).flatMap(({ name }) =>
    (resource.indexes ?? []).some(declared => [name, ...order].every((each, at) => declared[at] === each))
      ? []
      : [index(`${resource.name}_${name}`).on(column(name), ...order.map(column))],
  )
}

/** Lists the inherited fields of which the rows of a resource hold a copy (declared `kept`), each with its path. */
export const inheritedFields = ({ fields }: Pick<AnyResource, 'fields'>) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'inherited' && field.kept ? [{ name, path: field.path }] : [],
  )
