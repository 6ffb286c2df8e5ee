import { enCifras } from '../../../../src/language/enCifras.ts'
import { sheetLimits } from '../../../../src/schema/sheetLimits.ts'
import { Falla } from '../../../http/Falla.ts'

/** A row of a sheet: its number there, from 1, and the text of each cell. */
export type SheetRow = { renglon: number; celdas: readonly string[] }

/** Content of a file: the rows that hold something, the merged cells, and notices for its owner. */
export type Sheet = {
  rows: readonly SheetRow[]
  merged?: readonly { renglon: number; hasta: number; celdas: string }[]
  avisos: readonly string[]
}

/** Returns the text of a cell as it is stored: in one Unicode form, without blanks around, with U+FFFD for what no text can hold. */
export const cellText = (text: string) =>
  text
    .replaceAll(/\p{Surrogate}|\u0000/gu, '\ufffd')
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .trim()

/** Text that stands for a formula without a result in its sheet: no datum, and not empty either. */
export const sinResultado = '#FÓRMULA'

/** Tells whether a file begins with these bytes. */
export const starts = (file: Buffer, signature: string) =>
  file.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'))

/** Columns read at most: more than any declaration has fields. */
export const mostColumns = 500

/** Builds the 422 for a file that cannot be read, in the words that cure it. */
export const unreadable = (message: string) => new Falla(422, message)

/** Returns how many rows of a sheet are looked at: more than are read, since some may be empty between the others. */
export const rowsLookedAt = () => sheetLimits().rows + 10_000

/** Longest cell of Excel (characters). A longer one is no datum, and reading it would hold everybody up. */
export const longestCell = 32_767

/** Refuses (422) a sheet with more rows that hold something, or more columns, than are read. */
export const refuseLarge = (rows: readonly SheetRow[]) => {
  const most = sheetLimits().rows
  if (rows.length > most + 1)
    throw unreadable(`El archivo tiene más de ${enCifras(most)} renglones: divídalo en varios archivos`)
  const widest = rows.reduce((width, { celdas }) => Math.max(width, celdas.length), 0)
  if (widest > mostColumns)
    throw unreadable(
      `La hoja ocupa ${enCifras(widest)} columnas y se leen ${mostColumns} como máximo: borre las que no usa, también lo que hayan quedado lejos a la derecha`,
    )
}

/** Refuses (422) a sheet with a cell that no spreadsheet holds. */
export const refuseLongCells = (rows: readonly SheetRow[]) => {
  const long = rows.find(({ celdas }) => celdas.some(cell => cell.length > longestCell))
  if (long)
    throw unreadable(
      `El renglón ${long.renglon} tiene una celda de más de ${enCifras(longestCell)} caracteres, que no cabe en ninguna hoja: revise sus comillas y separadores`,
    )
}
