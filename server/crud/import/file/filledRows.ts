import type { CellValue } from 'hucre/xlsx'
import type { SheetRow } from './sheet.ts'

/** Answers the rows that hold something, without the empty cells at their end; `before` rows of the sheet stand above them. */
export const filledRows = (
  rows: readonly (readonly CellValue[])[],
  textOf: (cell: CellValue | undefined) => string,
  before = 0,
): readonly SheetRow[] =>
  rows.flatMap((cells, at) => {
    const texts = cells.map(textOf)
    const celdas = texts.slice(0, texts.findLastIndex(text => text !== '') + 1)
    return celdas.length ? [{ renglon: before + at + 1, celdas }] : []
  })
