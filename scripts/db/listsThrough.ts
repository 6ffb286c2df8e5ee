import type { AnyResource } from '../../src/schema/resource.ts'
import type { Through } from './plan/toldToRows.ts'

/** Returns the declared lists that are read through another table. Saved views and preferences of them name its columns too. */
export const listsThrough = (resources: readonly AnyResource[]): Through =>
  resources.flatMap(({ name, lists }) =>
    Object.entries(lists).flatMap(([list, { through }]) => (through ? [{ through, entity: name, list }] : [])),
  )
