import type { RaRecord } from 'ra-core'
import { today } from '../../api/today.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** The record that one would choose anyway: the only one that is offered, or, of those that last from day to day, the only one of today. Those nearest to today stand first. */
export const foregone = (
  { during, fields }: AnyResource,
  offered: readonly RaRecord[],
  total: number,
): RaRecord | undefined => {
  const [first] = offered
  if (total === 1) return first
  if (!during) return undefined
  const [begins, ends] = during.map(name => fields[name]?.record ?? name)
  const day = today()
  const current = offered.filter(record => String(record[begins ?? '']) <= day && day <= String(record[ends ?? '']))
  return current.length === 1 ? current[0] : undefined
}
