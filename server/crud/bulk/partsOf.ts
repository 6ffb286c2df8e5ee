import { chunk } from 'es-toolkit'
import type { BatchRequest } from './runBatch.ts'
import type { ChosenRow } from './chosenRows.ts'
import { recordsAtOnce } from './recordsAtOnce.ts'

/** Splits the chosen records into the parts of a preview: some at a time, or those that bear on one another. Each part keeps the order in which all are done. */
export const partsOf = async ({
  call,
  act,
  rows,
}: Pick<BatchRequest, 'call' | 'act' | 'rows'>): Promise<readonly (readonly ChosenRow[])[]> => {
  if (!act.related) return chunk(rows, recordsAtOnce)
  const keys = rows.map(({ key }) => key)
  const places = new Map(keys.map((key, place) => [key, place]))
  const parts: number[][] = []
  for (const related of await act.related(call, keys)) {
    const group = related.flatMap(key => places.get(key) ?? [])
    const last = parts.at(-1)
    if (last && last.length + group.length <= relatedTogether) last.push(...group)
    else parts.push(group)
  }
  return parts.map(part => part.toSorted((one, other) => one - other).flatMap(place => rows[place] ?? []))
}

/** Records that a preview takes in one part, about a second of work; a larger group of related ones stays together. */
const relatedTogether = 10
