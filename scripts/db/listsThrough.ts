import type { AnyResource } from '../../src/schema/resource.ts'
import type { Through } from './plan/toldToRows.ts'

/** The lists that declarations read through another table: what is kept of them names its columns too. */
export const listsThrough = (resources: readonly AnyResource[]): Through =>
  resources.flatMap(({ name, lists }) =>
    Object.entries(lists).flatMap(([list, { through }]) => (through ? [{ through, entity: name, list }] : [])),
  )
