import { writeXlsxStream } from 'hucre/xlsx'
import type { DoorColumn } from '../../../src/schema/doors/doorColumns.ts'
import { headingOf } from '../../../src/schema/record/headingOf.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import { valueAt, type Registro } from '../../../src/schema/record/valueAt.ts'
import { longestCell } from '../import/file/sheet.ts'
import type { Batches } from './fileFormats.ts'

/** Writes an Excel workbook of one sheet as its records come: figures and dates as such, all else as text, which no program runs as a formula nor takes the zeros from. */
export const xlsxFile = (columns: readonly DoorColumn[], batches: Batches, sheet: string): ReadableStream<Uint8Array> =>
  writeXlsxStream(rows(columns, batches), {
    name: sheet,
    freezePane: { rows: 1 },
    columns: columns.map(({ field }) => ({
      header: headingOf(field),
      width: widthOf(field),
      numFmt: formatOf(field),
    })),
  })

async function* rows(columns: readonly DoorColumn[], batches: Batches) {
  for await (const records of batches)
    for (const record of records) yield columns.map(({ source, field }) => cellOf(source, field, record))
}

const cellOf = (source: string, field: AnyField, record: Registro): string | number | Date | null => {
  const text = fileText(source, field, record)
  if (text === '') return null
  if (traitsOf(field).figure) return Number(text)
  if (field.kind === 'date') return new Date(`${String(valueAt(record, source))}T00:00:00Z`)
  return text.slice(0, longestCell)
}

const formatOf = (field: AnyField) => (traitsOf(field).figure ? 'General' : field.kind === 'date' ? 'dd/mm/yyyy' : '@')

/** Returns the width of a column (characters): room for its heading, and for what such fields hold. */
const widthOf = (field: AnyField) =>
  Math.min(
    60,
    Math.max(headingOf(field).length + 2, field.kind === 'date' || traitsOf(field).figure ? 12 : lengthOf(field)),
  )

const lengthOf = (field: AnyField) => {
  if (field.kind === 'text' && field.length) return Number([field.length].flat()[0]) + 2
  return field.kind === 'flag' ? 8 : 24
}
