/** Reads the cells of a text copied from a spreadsheet, line by line; `undefined` for a text of one cell. */
export const bloqueDe = (texto: string): readonly (readonly string[])[] | undefined => {
  const lineas = lineasDe(texto)
  return lineas.length > 1 || (lineas[0]?.length ?? 0) > 1 ? lineas : undefined
}

/** Reads a copied text as the text of one cell: on one line, without the quotation marks that a spreadsheet puts around several. */
export const enUnaCelda = (texto: string): string =>
  enUnaLinea(bloqueDe(texto) ? texto : (lineasDe(texto)[0]?.[0] ?? ''))

/** Joins the lines of a cell, which the sheet holds in one. */
export const enUnaLinea = (texto: string): string => texto.trim().replaceAll(/\s*[\t\n\r]\s*/g, ' ')

/**
 * Matches a cell and its end. Spreadsheets quote only cells of several lines, doubling quotation marks; a cell that
 * begins with one and does not end so is plain text.
 */
const celda = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy

const lineasDe = (texto: string): readonly (readonly string[])[] => {
  const lineas: string[][] = [[]]
  for (const [, entreComillas, suelta = '', fin] of texto.replace(/\r?\n$/, '').matchAll(celda)) {
    lineas.at(-1)?.push(entreComillas?.replaceAll('""', '"') ?? suelta)
    if (fin === '') break
    if (fin !== '\t') lineas.push([])
  }
  return lineas
}

/** Tells whether a line has a filled cell. */
export const llena = (linea: readonly string[]): boolean => linea.some(celda => celda.trim() !== '')

/** Returns the column indexes of some lines. */
export const columnasDe = (lineas: readonly (readonly string[])[]): readonly number[] =>
  Array.from({ length: Math.max(0, ...lineas.map(({ length }) => length)) }, (_, lugar) => lugar)

/** Returns the filled cells of a column. */
export const columna = (lineas: readonly (readonly string[])[], lugar: number): readonly string[] =>
  lineas.flatMap(linea => (linea[lugar]?.trim() ? [linea[lugar]] : []))

/** Tells whether at least half of the filled cells of a column meet a test. */
export const predomina = (
  lineas: readonly (readonly string[])[],
  lugar: number,
  es: (celda: string) => boolean,
): boolean => {
  const llenas = columna(lineas, lugar)
  const cuantas = llenas.filter(es).length
  return cuantas > 0 && cuantas * 2 >= llenas.length
}

/** Tells whether a cell is a figure, with or without a percent sign. */
export const esCifra = (celda: string): boolean => /^-?\d+([.,]\d+)?\s*%?$/.test(celda.trim())
