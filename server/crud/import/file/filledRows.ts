import type { CellValue } from 'hucre/xlsx'
import { mostColumns, type SheetRow } from './sheet.ts'

/** Returns the rows that hold something, without the empty cells at their end; `before` rows of the sheet stand above them. A row too wide to be read keeps only its width. */
export const filledRows = (
  rows: readonly (readonly CellValue[])[],
  textOf: (cell: CellValue | undefined) => string,
  before = 0,
): readonly SheetRow[] =>
  rows.flatMap((cells, at) => {
    const wide = cells.findLastIndex(cell => (cell ?? '') !== '') + 1
    const texts = wide > mostColumns ? Array<string>(wide).fill('…') : cells.slice(0, wide).map(textOf)
    const celdas = texts.slice(0, texts.findLastIndex(text => text !== '') + 1)
    return celdas.length ? [{ renglon: before + at + 1, celdas }] : []
  })
