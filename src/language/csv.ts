import Papa from 'papaparse'

/** Rows as lines of a CSV file that Excel in Spanish opens right: no text that it would run as a formula. */
export const csvLines = (rows: string[][]): string => Papa.unparse(rows, { escapeFormulae: true })

/** Stands at the beginning of the file, for its accents. */
export const byteOrderMark = '\ufeff'

/** Stands between its lines. */
export const lineBreak = '\r\n'
