import { cellRef, rangeRef, type CellValue } from 'hucre/xlsx'
import { contado } from '../../../../src/language/contado.ts'
import { readInThread } from './readInThread.ts'
import { cellText, refuseLarge, rowsLookedAt, sinResultado, unreadable, type Sheet } from './sheet.ts'
import { unpackedSize } from './unpackedSize.ts'

/** Reads the first sheet of a workbook that people see: each cell as the text that they would type, formulas as their result, or as the sign that they have none yet. */
export const xlsxSheet = async (file: Buffer, whose: string): Promise<Sheet> => {
  const names = await unpackedSize(file, mostUnpacked)
  if (names.some(name => /vbaProject/i.test(name)))
    throw unreadable('El libro tiene macros: guárdelo como «Libro de Excel (.xlsx)» y vuelva a elegirlo')
  if (!names.includes('xl/workbook.xml'))
    throw unreadable('El archivo no es un libro de Excel: guárdelo como .xlsx o como CSV')
  const { rows, hoja, otras, ocultas, escondidos, combinadas, formulas, formula } = await readInThread(
    'libro',
    { contenido: Uint8Array.from(file), filas: rowsLookedAt(), propias: ownSheets, sinResultado },
    { textOf, whose },
  ).catch(() => {
    throw unreadable('No se pudo leer el libro: ábralo en Excel, guárdelo de nuevo y vuelva a elegirlo')
  })
  if (hoja === undefined) throw unreadable('El libro no tiene ninguna hoja a la vista')
  refuseLarge(rows)
  return {
    rows,
    merged: combinadas.map(({ startRow, startCol, endRow, endCol }) => ({
      renglon: startRow + 1,
      hasta: endRow + 1,
      celdas: rangeRef(startRow, startCol, endRow, endCol),
    })),
    avisos: [
      ...(otras.length ? [`Se leyó la hoja «${hoja}»; el libro tiene otras que no se leen: ${otras.join(', ')}`] : []),
      ...(ocultas ? ['El libro tiene hojas ocultas, que no se leen'] : []),
      ...(escondidos
        ? [`La hoja esconde ${contado(escondidos, 'renglón', 'renglones')}, por un filtro o a mano: también se leyeron`]
        : []),
      ...(formula ? [formulasText(formulas, formula)] : []),
    ],
  }
}

const formulasText = (many: number, first: string) => {
  const [row = 0, column = 0] = first.split(',').map(Number)
  return `La hoja tiene fórmulas (${many > 1 ? `${many}, la primera ` : ''}en ${cellRef(row, column)}): se leyó el resultado que guardaron`
}

/** Returns a cell as a person would type it: days as dd/mm/aaaa, hours as hh:mm, plain digits. Figures of more digits than a sheet keeps stay as Excel shows them, not as digits that were typed. */
const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number')
    return Math.abs(value) >= lossy
      ? value.toExponential(14).replace(/\.?0*e/, 'E')
      : Number.isInteger(value)
        ? value.toFixed(0)
        : String(Number(value.toPrecision(15)))
  if (typeof value === 'string') return cellText(value)
  if (Number.isNaN(value.getTime())) return ''
  const iso = value.toISOString()
  const hour = iso.slice(11, 16)
  const day = iso.slice(0, 10).split('-').toReversed().join('/')
  return value.getTime() < dayOne ? hour : hour === '00:00' ? day : `${day} ${hour}`
}

/** Smallest figure of more digits than the fifteen that a sheet keeps. */
const lossy = 1e15

/** Sheets that a template has beside its rows. */
const ownSheets: readonly string[] = ['Notas', 'Opciones']

/** Spreadsheets keep an hour without a day as a moment before this one. */
const dayOne = Date.UTC(1900, 0, 1)

/** Size of an unpacked workbook at most (bytes): more than 50,000 rows of fifty columns take. */
const mostUnpacked = 256 * 1024 * 1024
