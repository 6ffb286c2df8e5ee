import { resourceNamed } from '../../schema/house.ts'
import type { AnyField } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** A column of a table: where its value lies in the record, and its field. */
export type Column = { source: string; field: AnyField }

/** The columns of a door: those asked for, and what the link that it reads through says of each row. */
export const shownColumns = (
  { fields, lists }: AnyResource,
  list: string,
  names: readonly string[],
): readonly Column[] => {
  const through = lists[list]?.through
  const link = through ? resourceNamed(through) : undefined
  return [...pick(fields, names), ...pick(link?.fields ?? {}, link?.columns ?? [], 'pivot.')]
}

/** Whether rows can be put in the order of a field: not of what is worked out or drawn by hand. */
export const isSortable = ({ kind }: AnyField) => !unsortable.has(kind)

const unsortable = new Set<AnyField['kind']>(['computed', 'part'])

const pick = (fields: AnyResource['fields'], names: readonly string[], prefix = '') =>
  names.flatMap(name => (fields[name] ? [{ source: `${prefix}${name}`, field: fields[name] }] : []))
