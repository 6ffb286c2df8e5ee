import { cellRef, rangeRef, readXlsx, type CellValue, type Sheet as Read } from 'hucre/xlsx'
import { cellText, mostColumns, sheetLimits, tooManyColumns, tooManyRows, unreadable, type Sheet } from './sheet.ts'
import { unpackedSize } from './unpackedSize.ts'

/** Reads the first sheet of a workbook that people see: each cell as the text that they would type, formulas as what they came to. */
export const xlsxSheet = async (file: Buffer): Promise<Sheet> => {
  const names = await unpackedSize(file, mostUnpacked)
  if (names.some(name => /vbaProject/i.test(name)))
    throw unreadable('El libro tiene macros: guárdelo como «Libro de Excel (.xlsx)» y vuelva a elegirlo')
  if (!names.includes('xl/workbook.xml'))
    throw unreadable('El archivo no es un libro de Excel: guárdelo como .xlsx o como CSV')
  const others: string[] = []
  let hidden = 0
  let chosen: string | undefined
  const book = await readXlsx(file, {
    maxRows: sheetLimits().rows + blankRows,
    sheets: info => {
      if (ownSheets.includes(info.name) && chosen !== undefined) return false
      if (info.hidden || info.veryHidden) hidden += 1
      else if (chosen !== undefined) others.push(info.name)
      else chosen = info.name
      return chosen === info.name && !info.hidden && !info.veryHidden
    },
  }).catch(() => {
    throw unreadable('No se pudo leer el libro: ábralo en Excel, guárdelo de nuevo y vuelva a elegirlo')
  })
  const [sheet] = book.sheets
  if (!sheet) throw unreadable('El libro no tiene ninguna hoja a la vista')
  const rows = sheet.rows.flatMap((cells, at) => {
    const celdas = withoutEnd(cells.map(textOf))
    return celdas.length ? [{ renglon: at + 1, celdas }] : []
  })
  if (rows.length > sheetLimits().rows + 1) throw tooManyRows()
  const widest = rows.reduce((most, { celdas }) => Math.max(most, celdas.length), 0)
  if (widest > mostColumns) throw tooManyColumns(widest)
  return {
    rows,
    merged: (sheet.merges ?? []).map(({ startRow, startCol, endRow, endCol }) => ({
      renglon: startRow + 1,
      hasta: endRow + 1,
      celdas: rangeRef(startRow, startCol, endRow, endCol),
    })),
    avisos: [
      ...(others.length
        ? [`Se leyó la hoja «${sheet.name}»; el libro tiene otras que no se leen: ${others.join(', ')}`]
        : []),
      ...(hidden ? ['El libro tiene hojas ocultas, que no se leen'] : []),
      ...formulasIn(sheet),
    ],
  }
}

const formulasIn = ({ cells }: Read): string[] => {
  const [first, ...more] = [...(cells ?? [])].filter(([, { type }]) => type === 'formula')
  if (!first) return []
  const [row = 0, column = 0] = first[0].split(',').map(Number)
  return [
    `La hoja tiene fórmulas (${more.length ? `${more.length + 1}, la primera ` : ''}en ${cellRef(row, column)}): se leyó el resultado que guardaron`,
  ]
}

/** As a person would type it: days as dd/mm/aaaa, hours as hh:mm, figures in plain digits. */
const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number')
    return Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(15)))
  if (typeof value === 'string') return cellText(value)
  if (Number.isNaN(value.getTime())) return ''
  const [day = '', hour = ''] = value.toISOString().split('T')
  const written = day.split('-').toReversed().join('/')
  return value.getTime() < dayOne
    ? hour.slice(0, 5)
    : hour.startsWith('00:00')
      ? written
      : `${written} ${hour.slice(0, 5)}`
}

const withoutEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)

/** Sheets that a template has beside its rows. */
export const ownSheets: readonly string[] = ['Notas', 'Opciones']

/** What a spreadsheet keeps of an hour without a day lies before this. */
const dayOne = Date.UTC(1900, 0, 1)

/** Unpacked, in bytes: more than 50,000 rows of fifty columns take. */
const mostUnpacked = 256 * 1024 * 1024

/** Rows that may be empty between the others. */
const blankRows = 10_000
