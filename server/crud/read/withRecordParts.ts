import type { RecordPart } from '../../../src/schema/names.ts'
import type { Queryable } from '../../contexto.ts'
import type { RequestScope } from '../requestScope.ts'
import { recordPartNamed } from '../serverHouse.ts'
import type { Registro } from './recordOf.ts'
import type { ReadPlan } from './readPlan.ts'

/** The records of a page with what hand-made rooms add to each, every room asked once for all of them. A door may ask for more than its resource does. */
export const withRecordParts = async (
  db: Queryable,
  { resource: { fields, key, with: always = [] } }: ReadPlan,
  records: readonly Registro[],
  call?: RequestScope,
  more: readonly RecordPart[] = [],
): Promise<readonly Registro[]> => {
  const place = fields[key]?.record ?? key
  const keys = records.map(record => String(record[place]))
  const read = keys.length
    ? await Promise.all(
        [...always, ...more].map(async part => [part, await recordPartNamed(part)(db, keys, call)] as const),
      )
    : []
  return read.length
    ? records.map((record, at) => ({
        ...record,
        ...Object.fromEntries(read.map(([part, known]) => [part, known.get(keys[at] ?? '')])),
      }))
    : records
}
