import { doorColumns, type DoorColumn } from '../../schema/doors/doorColumns.ts'
import type { AnyField } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'
import { isCode } from '../fields/isCode.ts'

/** A column of a table, and whether its text stays in one piece. */
export type Column = DoorColumn & { code: boolean }

/** The columns of a door, as its files have them: those asked for that it shows, and what the link that it reads through says of each row. Of no door, all that are asked for. */
export const shownColumns = (resource: AnyResource, list: string, names: readonly string[]): readonly Column[] =>
  doorColumns(resource, resource.lists[list] ?? none, names).map(column => ({
    ...column,
    code: isCode(column.of, column.name),
  }))

const none = { path: '', roles: [] }

/** Whether rows can be put in the order of a field: not of what is worked out or drawn by hand. */
export const isSortable = (field: AnyField) => traitsOf(field).sortable !== undefined
