import Papa from 'papaparse'

/** Writes rows as lines of a CSV file that Excel in Spanish opens right; texts that it would run as formulas are escaped. */
export const csvLines = (rows: string[][]): string => Papa.unparse(rows, { escapeFormulae: true })

/** Beginning of a CSV file: by it Excel reads the accents. */
export const byteOrderMark = '\ufeff'

/** Separator of the lines of a CSV file. */
export const lineBreak = '\r\n'
