import type { RecordPart } from '../../../src/schema/names.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { RequestScope } from '../requestScope.ts'
import { keyFieldOf } from '../registry.ts'
import { recordPartNamed } from '../serverHouse.ts'
import type { ReadPlan } from './readPlan.ts'

/** Caller, where rooms answer by who asks, and the parts that a door asks for beside those of its resource. */
type Asking = { call?: RequestScope | undefined; furtherParts?: readonly RecordPart[] | undefined }

/** Adds to the records of a page what hand-made rooms know of each. A door may ask for more parts than its resource does. */
export const withRecordParts = async (
  db: Queryable,
  plan: ReadPlan,
  records: readonly Registro[],
  { call, furtherParts = [] }: Asking = {},
): Promise<readonly Registro[]> => {
  const place = keyFieldOf(plan.resource).record ?? plan.resource.key
  const keyOf = (record: Registro) => String(record[place])
  const parts = await recordPartsOf(db, plan, records.map(keyOf), { call, furtherParts })
  return records.map(record => ({ ...record, ...parts(keyOf(record)) }))
}

/** Reads what hand-made rooms add to the records of these keys, each room asked once for all of them. */
export const recordPartsOf = async (
  db: Queryable,
  { resource: { with: always = [] } }: ReadPlan,
  keys: readonly string[],
  { call, furtherParts = [] }: Asking = {},
): Promise<(key: string) => Registro> => {
  const partNames = keys.length ? [...always, ...furtherParts] : []
  const read = await Promise.all(
    partNames.map(async part => [part, await recordPartNamed(part)(db, keys, call)] as const),
  )
  return key => Object.fromEntries(read.map(([part, valueByKey]) => [part, valueByKey.get(key)]))
}
