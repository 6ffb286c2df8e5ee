import { csvFile } from './csvFile.ts'
import type { DoorColumn } from '../../../src/schema/doors/doorColumns.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import { xlsxFile } from './xlsxFile.ts'

/** Records, some at a time, as they come. */
export type Batches = ReadableStream<readonly Registro[]>

type Format = {
  type: string
  /** Writes the file as its records come, never whole; `sheet` names the table in it. */
  write: (columns: readonly DoorColumn[], batches: Batches, sheet: string) => ReadableStream<Uint8Array>
}

/** Formats in which a list can be taken away, by the ending of the file's name. */
export const fileFormats = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
} as const satisfies Readonly<Record<string, Format>>

export type FileFormat = keyof typeof fileFormats

/** Returns the headers by which a browser saves an answer as a file of this format, under this name, accents and all. */
export const fileHeaders = (format: FileFormat, name: string) => ({
  'Content-Type': fileFormats[format].type,
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
})
