import Papa from 'papaparse'
import { downloadCSV } from 'ra-core'
import type { Registro } from '../../schema/valueAt.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { headingOf } from '../fields/heading.ts'
import { textOf } from '../../schema/text.ts'
import type { Column } from './shownColumns.ts'

type Page = (number: number) => Promise<{ data: readonly Registro[]; total?: number }>

/** Every row of a list, read page by page, as Excel in Spanish opens it right: a byte-order mark for its accents, and no text that it would run as a formula. */
export const csvOf = async (columns: readonly Column[], page: Page): Promise<string> => {
  const blocks = [byteOrderMark + lines([columns.map(({ field }) => headingOf(field))])]
  let read = 0
  for (let number = 1; ; number++) {
    const { data, total = 0 } = await page(number)
    if (data.length)
      blocks.push(lines(data.map(record => columns.map(({ source, field }) => textOf(source, field, record)))))
    read += data.length
    if (!data.length || read >= total) return blocks.join('\r\n')
  }
}

const byteOrderMark = '\ufeff'

const lines = (rows: string[][]) => Papa.unparse(rows, { escapeFormulae: true })

/** Hands the file to the browser, named after what it lists. */
export const downloadCsv = ({ label }: AnyResource, csv: string) => downloadCSV(csv, label.many)
