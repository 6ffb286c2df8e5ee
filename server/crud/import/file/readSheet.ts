import { csvSheet, utf16In } from './csvSheet.ts'
import { starts, unreadable, type Sheet } from './sheet.ts'
import { sheetLimits } from '../../../../src/schema/sheetLimits.ts'
import { xlsxSheet } from './xlsxSheet.ts'

/** Reads the spreadsheet of an account by its content, not by its name; 422 in the words that cure it for one that cannot be read. */
export const readSheet = async (file: Buffer, whose: string): Promise<Sheet> => {
  if (file.length === 0) throw unreadable('El archivo está vacío')
  if (file.length > sheetLimits().megabytes * 1024 * 1024) throw tooLarge()
  if (starts(file, 'PK\u0003\u0004')) return xlsxSheet(file, whose)
  if (starts(file, '\u00d0\u00cf\u0011\u00e0'))
    throw unreadable('Es un libro de Excel antiguo (.xls) o con contraseña: guárdelo como .xlsx sin contraseña')
  if (starts(file, '%PDF')) throw unreadable('Es un PDF: elija un libro de Excel (.xlsx) o un archivo CSV')
  if (!utf16In(file) && file.subarray(0, 4096).includes(0))
    throw unreadable('El archivo no es una hoja de cálculo: elija un libro de Excel (.xlsx) o un archivo CSV')
  return csvSheet(file, whose)
}

export const tooLarge = () =>
  unreadable(`El archivo pasa de ${sheetLimits().megabytes} MB: divídalo en varios archivos`)
