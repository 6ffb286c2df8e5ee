import { byteOrderMark, csvLines, lineBreak } from '../../../src/language/csv.ts'
import type { DoorColumn } from '../../../src/schema/doors/doorColumns.ts'
import { headingOf } from '../../../src/schema/record/headingOf.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Batches } from './fileFormats.ts'

/** Writes a CSV file as the screen does: its headings, and what a person reads of each record. */
export const csvFile = (columns: readonly DoorColumn[], batches: Batches): ReadableStream<Uint8Array> =>
  batches
    .pipeThrough(
      new TransformStream<readonly Registro[], string>({
        start: file => file.enqueue(byteOrderMark + csvLines([columns.map(({ field }) => headingOf(field))])),
        transform: (records, file) =>
          file.enqueue(
            lineBreak +
              csvLines(records.map(record => columns.map(({ source, field }) => fileText(source, field, record)))),
          ),
      }),
    )
    .pipeThrough(new TextEncoderStream())
