import { isAscii, isUtf8 } from 'node:buffer'
import type { CellValue } from 'hucre/xlsx'
import Papa from 'papaparse'
import { filledRows } from './filledRows.ts'
import { readInThread } from './readInThread.ts'
import {
  cellText,
  mostColumns,
  sheetLimits,
  starts,
  tooManyColumns,
  tooManyRows,
  unreadable,
  type Sheet,
} from './sheet.ts'

/** Reads a CSV file in the encoding and with the separator that it has. */
export const csvSheet = async (file: Buffer): Promise<Sheet> => {
  const text = decoded(file)
  const hint = /^sep=(.)\r?\n/.exec(text)?.[1]
  const { rows: read, errores } = await rowsOf(hint ? text.slice(text.indexOf('\n') + 1) : text, hint).catch(() => {
    throw unreadable('No se pudo leer el archivo: guárdelo de nuevo como CSV y vuelva a elegirlo')
  })
  const abierta = errores.find(({ type }) => type === 'Quotes')?.row
  if (abierta !== undefined)
    throw unreadable(
      `El archivo parece cortado o mal escrito: hay unas comillas sin cerrar en el renglón ${abierta + 1}`,
    )
  const rows = hint ? read.map(row => ({ ...row, renglon: row.renglon + 1 })) : read
  if (rows.length > sheetLimits().rows + 1) throw tooManyRows()
  const widest = rows.reduce((most, { celdas }) => Math.max(most, celdas.length), 0)
  if (widest > mostColumns) throw tooManyColumns(widest)
  return { rows, avisos: [] }
}

/** What is small is read at once: a thread would take a hundred times as long to begin. */
const rowsOf = async (contenido: string, separador = '') => {
  const reglas = {
    delimiter: separador,
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: sheetLimits().rows + blankRows,
  }
  if (contenido.length > mostAtOnce) return readInThread('texto', { contenido, reglas }, typed)
  const { data, errors } = Papa.parse<string[]>(contenido, reglas)
  return { rows: filledRows(data, typed), errores: errors }
}

/** Which UTF-16 a file says that it is in; undefined for any other writing. */
export const utf16In = (file: Buffer) =>
  starts(file, '\u00ff\u00fe') ? 'utf-16le' : starts(file, '\u00fe\u00ff') ? 'utf-16be' : undefined

/** UTF-8 or UTF-16 where the file says so or is so, else the Windows-1252 of Excel. A file of which some lines are UTF-8 and others are not is refused: read as either, good names would be spoilt. */
const decoded = (file: Buffer): string => {
  const utf16 = utf16In(file)
  if (utf16) return new TextDecoder(utf16).decode(file)
  if (isUtf8(file)) return new TextDecoder('utf-8').decode(file)
  const lines = linesOf(file)
  if (starts(file, '\u00ef\u00bb\u00bf') || lines.some(line => isUtf8(line) && !isAscii(line)))
    throw unreadable(
      `El archivo mezcla dos formas de escribir los acentos: el renglón ${lines.findIndex(line => !isUtf8(line)) + 1} no está como los demás. Guárdelo de nuevo como «CSV UTF-8» y vuelva a elegirlo`,
    )
  return new TextDecoder('windows-1252').decode(file)
}

const linesOf = (file: Buffer): readonly Buffer[] => {
  const lines: Buffer[] = []
  let from = 0
  for (let to = file.indexOf(newline); to >= 0; to = file.indexOf(newline, from)) {
    lines.push(file.subarray(from, to))
    from = to + 1
  }
  return [...lines, file.subarray(from)]
}

const newline = 0x0a

/** What was typed: our own export puts a mark before what a spreadsheet would run as a formula. */
const typed = (cell: CellValue | undefined) => {
  const text = cellText(String(cell))
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}

/** Characters of which the worst takes some ten milliseconds. */
const mostAtOnce = 16 * 1024

/** Rows that may be empty between the others. */
const blankRows = 10_000
