import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { house } from '../../src/schema/house.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { serverHouse } from './serverHouse.ts'

/** Every resource of the house, as code that knows none by name sees it. */
export const everyResource = (): readonly AnyResource[] => Object.values(house().resources)

/** The table of a resource; one that there is not is a defect and throws. */
export const tableNamed = (name: string): PgTable => {
  const { tables } = serverHouse()
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined
  if (!table) throw new Error(`no resource is called «${name}»`)
  return table
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

/** The field of this name; one that is not declared is a defect and throws. */
export const declaredField = (resource: AnyResource, name: string): AnyField => {
  const field = fieldOf(resource, name)
  if (!field) throw new Error(`no field ${name} in ${resource.name}`)
  return field
}

/** The field that is the key of a resource. */
export const keyFieldOf = (resource: AnyResource): AnyField => declaredField(resource, resource.key)
