import { byteOrderMark, csvLines, lineBreak } from '../../../language/csv.ts'
import { headingOf } from '../../../schema/record/headingOf.ts'
import { textOf } from '../../../schema/record/text.ts'
import type { Registro } from '../../../schema/record/valueAt.ts'
import type { Column } from '../shownColumns.ts'

type Page = (number: number) => Promise<{ data: readonly Registro[]; total?: number }>

/** Builds the CSV of a list page by page, as our server writes it, for servers that write no files. */
export const csvOf = async (columns: readonly Column[], page: Page): Promise<Blob> => {
  const blocks = [byteOrderMark + csvLines([columns.map(({ field }) => headingOf(field))])]
  let read = 0
  for (let number = 1; ; number++) {
    const { data, total = 0 } = await page(number)
    if (data.length)
      blocks.push(csvLines(data.map(record => columns.map(({ source, field }) => textOf(source, field, record)))))
    read += data.length
    if (!data.length || read >= total) return new Blob([blocks.join(lineBreak)], { type: 'text/csv; charset=utf-8' })
  }
}
