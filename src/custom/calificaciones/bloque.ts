import Papa from 'papaparse'

/** The cells of a text copied from a spreadsheet, line by line. Undefined for a text of one cell. */
export const bloqueDe = (texto: string): readonly (readonly string[])[] | undefined => {
  const { data } = Papa.parse<string[]>(texto.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data.length > 1 || (data[0]?.length ?? 0) > 1 ? data : undefined
}
