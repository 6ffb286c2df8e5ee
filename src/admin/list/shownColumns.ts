import { doorColumns, type DoorColumn } from '../../schema/doors/doorColumns.ts'
import type { AnyField } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'
import { isCode } from '../fields/isCode.ts'

/** Column of a table, and whether its text must not wrap. */
export type Column = DoorColumn & { code: boolean }

/** Returns the columns of a door, as its exported files have them: the requested ones that it shows, and those of the link through which it reads. */
export const shownColumns = (resource: AnyResource, list: string, names: readonly string[]): readonly Column[] =>
  doorColumns(resource, resource.lists[list] ?? none, names).map(column => ({
    ...column,
    code: isCode(column.of, column.name),
  }))

const none = { path: '', roles: [] }

/** Tells whether rows can be sorted by a field: not by computed ones, nor by those drawn by hand. */
export const isSortable = (field: AnyField) => traitsOf(field).sortable !== undefined
