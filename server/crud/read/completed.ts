import type { RecordPart } from '../../../src/schema/names.ts'
import type { Consulta } from '../../contexto.ts'
import type { Call } from '../call.ts'
import { recordPartNamed } from '../serverHouse.ts'
import type { Registro } from './record.ts'
import type { View } from './view.ts'

/** The records of a page with what hand-made rooms add to each, every room asked once for all of them. A door may ask for more than its resource does. */
export const completed = async (
  db: Consulta,
  { resource: { fields, key, with: always = [] } }: View,
  records: readonly Registro[],
  call?: Call,
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
