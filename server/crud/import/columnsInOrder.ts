import type { AnyField } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { declaredField } from '../registry.ts'
import { offerHangsFrom } from '../write/offerOf.ts'
import type { Columns } from './sheetWork.ts'

/** A column that fills a field: where it stands, and the fields beside which its cells are read. */
export type FilledColumn = { name: string; field: AnyField; at: number; beside: readonly string[] }

/** Returns the columns of a sheet that fill a field, each after those beside which its cells are read. */
export const columnsInOrder = (resource: AnyResource, columns: Columns): readonly FilledColumn[] => {
  const filled = columns.flatMap((name, at): FilledColumn[] => {
    if (name === null) return []
    const field = declaredField(resource, name)
    return [{ name, field, at, beside: offerHangsFrom(resource, field) }]
  })
  const depth = ({ beside }: FilledColumn): number =>
    Math.max(0, ...filled.filter(({ name }) => beside.includes(name)).map(each => 1 + depth(each)))
  return filled.toSorted((one, other) => depth(one) - depth(other))
}
