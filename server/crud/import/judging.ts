import type { AnyField } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { titleOf } from '../../../src/schema/record/text.ts'
import type { Words } from '../history/wordsOf.ts'
import { declaredField } from '../registry.ts'
import type { KnownTargets } from '../write/judgeValues.ts'
import type { Duda } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'
import type { JudgedRow } from './judgedRow.ts'
import type { Located } from './locate.ts'
import type { ReadRow, rowReader } from './rowReader.ts'
import type { SheetWork } from './sheetWork.ts'

/** Everything that the rows of one sheet are judged with. */
export type Judging = SheetWork & {
  read: ReturnType<typeof rowReader>
  located: Located
  /** Field under which a row is told that it is of no record, or of too many. */
  place: string
  /** Pointers that were found already. */
  targets: KnownTargets
  words: Words
  /** Returns the doubts about the cells of a row, given what it says. */
  cellDoubts: (row: SheetRow, values: ReadRow['readValues']) => readonly Duda[]
}

/** Outcome of a row, without the row itself. */
export type Judgement = Omit<JudgedRow, keyof SheetRow>

/** Lists the fields that a row says. */
export const fieldsOfRow = ({ fields }: AnyResource, values: ReadRow['readValues']): [string, AnyField][] =>
  Object.entries(fields).filter(([name]) => Object.hasOwn(values, name))

/** Returns what people call a record; of a new one, what its row says of that. */
export const titleOfRow = (resource: AnyResource, record: Readonly<Record<string, unknown>>): string => {
  const { title, key } = resource
  const field = declaredField(resource, title)
  const parts = field.kind === 'via' ? field.of : [title]
  return (
    titleOf(resource, record) ||
    parts
      .map(part => String(record[part] ?? ''))
      .join(' ')
      .trim() ||
    String(record[key] ?? '')
  )
}
