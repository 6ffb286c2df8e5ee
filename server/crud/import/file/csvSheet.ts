import type { CellValue } from 'hucre/xlsx'
import Papa from 'papaparse'
import { encodingOf, rowOutOfLine, utf8Mark } from './encodingOf.ts'
import { filledRows } from './filledRows.ts'
import { readInThread } from './readInThread.ts'
import { separators, separatorUnderTitles } from './separatorUnderTitles.ts'
import { cellText, refuseLarge, rowsLookedAt, starts, unreadable, type Sheet, type SheetRow } from './sheet.ts'
import { windows1252 } from './windows1252.ts'

/** Reads a CSV file in its encoding and with its separator; 422 for one that mixes two encodings, may be in either, or cannot be parsed. */
export const csvSheet = async (file: Buffer, whose: string): Promise<Sheet> => {
  const encoding = utf16In(file) ?? encodingOf(file)
  if (encoding === 'doubtful')
    throw unreadable(
      'No se distingue cómo están escritos los acentos del archivo: guárdelo de nuevo como «CSV UTF-8» y vuelva a elegirlo',
    )
  const text = textOf(file, encoding)
  const hint = /^sep=(.)\r?\n/.exec(text)?.[1]
  const cells = withoutLastBreaks(hint ? text.slice(text.indexOf('\n') + 1) : text)
  const reading = { textOf: encoding === 'mixed' ? String : typed, whose }
  const { rows: read, errores } = await rowsOf(cells, reading, hint ?? separatorUnderTitles(cells)).catch(() => {
    throw unreadable('No se pudo leer el archivo: guárdelo de nuevo como CSV y vuelva a elegirlo')
  })
  const abierta = errores.find(({ type }) => type === 'Quotes')?.row
  if (abierta !== undefined)
    throw unreadable(
      `El archivo parece cortado o mal escrito: hay unas comillas sin cerrar en el renglón ${abierta + 1}`,
    )
  const rows = hint ? read.map(row => ({ ...row, renglon: row.renglon + 1 })) : read
  refuseLarge(rows)
  if (encoding === 'mixed') throw mixed(rows)
  return { rows, avisos: [] }
}

/** Cuts the line breaks at the end: where few rows are followed by an empty one, the separator could not be told from their columns. */
const withoutLastBreaks = (text: string) => {
  let end = text.length
  while (end > 0 && '\r\n'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Parses the rows of a text. A small one is read at once: a thread would take a hundred times as long to begin. */
const rowsOf = async (contenido: string, reading: Parameters<typeof readInThread>[2], separador = '') => {
  const reglas = {
    delimiter: separador,
    delimitersToGuess: separators,
    preview: rowsLookedAt(),
  }
  if (contenido.length > mostAtOnce) return readInThread('texto', { contenido, reglas }, reading)
  const { data, errors } = Papa.parse<string[]>(contenido, reglas)
  return { rows: filledRows(data, reading.textOf), errores: errors }
}

/** Returns which UTF-16 the first bytes of a file declare; undefined for any other encoding. */
export const utf16In = (file: Buffer) =>
  starts(file, '\u00ff\u00fe') ? 'utf-16le' : starts(file, '\u00fe\u00ff') ? 'utf-16be' : undefined

/** Decodes a file; a mixed one a byte a letter, so that its rows can be told apart. */
const textOf = (file: Buffer, encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'mixed') => {
  if (encoding === 'mixed') return file.toString('latin1', starts(file, utf8Mark) ? utf8Mark.length : 0)
  return encoding === 'windows-1252' ? windows1252(file) : new TextDecoder(encoding).decode(file)
}

/** Builds the 422 that names the row which is not written as the others are. */
const mixed = (rows: readonly SheetRow[]) => {
  const renglon = rowOutOfLine(rows)
  const place = renglon ? `el renglón ${renglon} no está como los demás` : 'hay renglones que no están como los demás'
  return unreadable(
    `El archivo mezcla dos formas de escribir los acentos: ${place}. Guárdelo de nuevo como «CSV UTF-8» y vuelva a elegirlo`,
  )
}

/** Returns what was typed: our own export puts an apostrophe before what a spreadsheet would run as a formula. */
const typed = (cell: CellValue | undefined) => {
  const text = cellText(String(cell))
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}

/** Characters read without a thread, of which the worst takes some ten milliseconds. */
const mostAtOnce = 16 * 1024
