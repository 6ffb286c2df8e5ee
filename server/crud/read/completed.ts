import type { Consulta } from '../../contexto.ts'
import { recordParts } from '../../custom/recordParts.ts'
import type { Registro } from './record.ts'
import type { View } from './view.ts'

/** The records of a page with what hand-made rooms add to each, every room asked once for all of them. */
export const completed = async (db: Consulta, { resource: { fields, key, with: parts = [] } }: View, records: readonly Registro[]): Promise<readonly Registro[]> => {
  const place = fields[key]?.record ?? key
  const keys = records.map(record => String(record[place]))
  const read = keys.length ? await Promise.all(parts.map(async part => [part, await recordParts[part](db, keys)] as const)) : []
  return read.length ? records.map((record, at) => ({ ...record, ...Object.fromEntries(read.map(([part, known]) => [part, known.get(keys[at] ?? '')])) })) : records
}
