import type { RaRecord } from 'ra-core'
import { today } from '../../api/today.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Returns the only sensible record: the only one offered or, of records with a span of days, the only one that spans today. Expects those nearest to today first. */
export const onlySensible = (
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
