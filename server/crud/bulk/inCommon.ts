import { boundBy, type AnyBulkAction } from '../../../src/schema/bulk.ts'
import { fieldLabel } from '../../../src/schema/record/fieldLabel.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { Falla } from '../../http/Falla.ts'
import type { ChosenRow } from './chosenRows.ts'

/** Returns the values that all chosen records share in the fields that decide what can be asked for; 422 where they differ. */
export const inCommon = (
  resource: AnyResource,
  action: AnyBulkAction,
  { rows, absent }: { rows: readonly ChosenRow[]; absent: number },
) => {
  const comunes = boundBy(resource, action).map(name => {
    const heldValues = new Set(rows.map(({ values }) => values[name]))
    if (heldValues.size > 1)
      throw new Falla(422, `Elija registros que tengan lo mismo en «${fieldLabel(resource, name)}»`)
    return [name, [...heldValues][0] ?? null]
  })
  return { total: rows.length, ausentes: absent, comunes: Object.fromEntries(comunes) }
}
