import type { AnyResource } from '../../src/schema/resource.ts'
import { columnName } from '../../src/schema/record/columnName.ts'

/** Returns the declared SQL for the values of rows that are older than a field, by `tabla.columna`. */
export const backfillsOf = (resources: readonly AnyResource[]): ReadonlyMap<string, string> =>
  new Map(
    resources.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([each, field]) =>
        field.backfill === undefined ? [] : [[`${name}.${columnName(each, field)}`, field.backfill] as const],
      ),
    ),
  )
