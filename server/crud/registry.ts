import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { house } from '../../src/schema/house.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { serverHouse } from './serverHouse.ts'

/** Returns every resource of the house, for code that knows none by name. */
export const everyResource = (): readonly AnyResource[] => Object.values(house().resources)

/** Returns the table of a resource; throws for an unknown name, which is a defect. */
export const tableNamed = (name: string): PgTable => {
  const { tables } = serverHouse()
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined
  if (!table) throw new Error(`no resource is called «${name}»`)
  return table
}

export const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn | undefined>> => getTableColumns(table)

/** Returns the column of a field; throws where the table has none, which is a defect of the declaration. */
export const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = columnsOf(table)[name]
  if (!column) throw new Error(`no column for ${name}`)
  return column
}

/** Returns the declared field of this name, else undefined: a name may come from anybody. */
export const fieldOf = ({ fields }: AnyResource, name: string): AnyField | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** Returns the field of this name; throws for an undeclared one, which is a defect. */
export const declaredField = (resource: AnyResource, name: string): AnyField => {
  const field = fieldOf(resource, name)
  if (!field) throw new Error(`no field ${name} in ${resource.name}`)
  return field
}

/** Returns the key field of a resource. */
export const keyFieldOf = (resource: AnyResource): AnyField => declaredField(resource, resource.key)
