import { resourceNamed } from '../../schema/house.ts'
import type { AnyField } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'
import { isCode } from '../fields/isCode.ts'

/** A column of a table: where its value lies in the record, its field, and whether its text stays in one piece. */
export type Column = { source: string; field: AnyField; code: boolean }

/** The columns of a door: those asked for, and what the link that it reads through says of each row. */
export const shownColumns = (resource: AnyResource, list: string, names: readonly string[]): readonly Column[] => {
  const through = resource.lists[list]?.through
  const link = through ? resourceNamed(through) : undefined
  return [...pick(resource, names), ...(link ? pick(link, link.columns, 'pivot.') : [])]
}

/** Whether rows can be put in the order of a field: not of what is worked out or drawn by hand. */
export const isSortable = (field: AnyField) => traitsOf(field).sortable !== undefined

const pick = (resource: AnyResource, names: readonly string[], prefix = '') =>
  names.flatMap(name => {
    const field = resource.fields[name]
    return field ? [{ source: `${prefix}${name}`, field, code: isCode(resource, name) }] : []
  })
