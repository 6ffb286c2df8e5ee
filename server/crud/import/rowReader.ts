import { byName } from '../../../src/schema/record/byName.ts'
import { checkOf } from '../../../src/schema/checkOf.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import { isFault } from '../../../src/schema/cells/readCell.ts'
import type { AnyField, Value, Values } from '../../../src/schema/kinds.ts'
import { storedValue } from '../../../src/schema/record/storedValue.ts'
import { tidy } from '../../../src/schema/record/tidy.ts'
import { isSameValue } from '../recordChange.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { breather } from './breather.ts'
import { cellReader, type Blame } from './cellReader.ts'
import { columnsInOrder, type FilledColumn } from './columnsInOrder.ts'
import type { SheetWork } from './sheetWork.ts'

/**
 * Reading of a row against its record: the values that differ from the stored ones, the sentence that refuses a cell,
 * and the fields that cannot be judged because they depend on a refused cell.
 */
export type ReadRow = {
  readValues: Readonly<Record<string, unknown>>
  faults: Readonly<Record<string, string>>
  hang: ReadonlySet<string>
}

/** Reads the rows of a sheet, each against its record, if any. */
export const rowReader = (work: SheetWork) => {
  const { resource } = work.context.plan
  const ordered = columnsInOrder(resource, work.columns)
  const readOne = cellReader(work)
  const breathe = breather()
  return async (cells: readonly string[], stored?: StoredRecord): Promise<ReadRow> => {
    await breathe()
    const readValues: Record<string, unknown> = {}
    const faults: Record<string, string> = {}
    const hang = new Set<string>()
    const record = stored && byName(resource, stored.registro)
    for (const column of ordered) {
      const { name, field, at } = column
      const text = cells[at] ?? ''
      if (saysNothing(column, text, record, readValues)) continue
      const values = { ...stored?.values, ...(readValues as Values) }
      const read = await readOne(column, text, { values, faults, hang })
      if (isFault(read)) {
        const { fault, blames = name }: Blame = read
        faults[blames] = fault
        if (blames !== name) hang.add(name)
      } else if (read === undefined) hang.add(name)
      else if (!stored || !isSameValue(stored.values[name], storable(field, read))) readValues[name] = read
    }
    return { readValues, faults, hang }
  }
}

/** Tells whether a cell leaves its field as it is: it is empty and new records lack the field, or it says what an export would say and nothing that it depends on changes. */
const saysNothing = (
  { name, field, beside }: FilledColumn,
  text: string,
  record: ReturnType<typeof byName> | undefined,
  readValues: ReadRow['readValues'],
) => {
  if (text === '' && field.only === 'update') return true
  const hasMoved = beside.some(each => Object.hasOwn(readValues, each))
  return record !== undefined && !hasMoved && text === fileText(name, field, record).trim()
}

/** Returns what a field would store of what was read, where its own check takes it; else the tidied text. */
const storable = (field: AnyField, read: unknown): Value => {
  const tidied = tidy(field, read)
  const { success, data } = checkOf(field).safeParse(tidied)
  return success ? storedValue(field, data) : (tidied as Value)
}
