import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { resources } from '../../src/resources/index.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { tables } from '../db/tables.ts'

/** Every resource, as code that knows none by name sees it. */
export const everyResource: readonly AnyResource[] = Object.values(resources)

/** The declaration of this name; one that there is not is a defect and throws. */
export const resourceOf = (name: string): AnyResource => named(resources, name)
/** The table of a resource; one that there is not is a defect and throws. */
export const tableNamed = (name: string): PgTable => named<PgTable>(tables, name)

const named = <T>(all: Readonly<Record<string, T>>, name: string): T => {
  const found = Object.hasOwn(all, name) ? all[name] : undefined
  if (!found) throw new Error(`no resource is called «${name}»`)
  return found
}

export const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn | undefined>> => getTableColumns(table)

/** The column of a field; a field that no table keeps is a defect of the declaration. */
export const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = columnsOf(table)[name]
  if (!column) throw new Error(`no column for ${name}`)
  return column
}

/** The field of this name, when it is declared: a name may come from anybody. */
export const fieldOf = ({ fields }: AnyResource, name: string): AnyField | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** The field that is the key of a resource. */
export const keyFieldOf = (resource: AnyResource): AnyField => {
  const field = fieldOf(resource, resource.key)
  if (!field) throw new Error(`no key for ${resource.name}`)
  return field
}
