/** Reads the cells of a text copied from a spreadsheet, line by line. Undefined for a text of one cell. */
export const bloqueDe = (texto: string): readonly (readonly string[])[] | undefined => {
  const lineas = lineasDe(texto)
  return lineas.length > 1 || (lineas[0]?.length ?? 0) > 1 ? lineas : undefined
}

/** Reads a copied text as what goes into one cell: on one line, without the quotation marks that a spreadsheet puts around several. */
export const enUnaCelda = (texto: string): string =>
  enUnaLinea(bloqueDe(texto) ? texto : (lineasDe(texto)[0]?.[0] ?? ''))

/** Joins the lines of a cell, which the sheet holds in one. */
export const enUnaLinea = (texto: string): string => texto.trim().replaceAll(/\s*[\t\n\r]\s*/g, ' ')

/**
 * A cell and what ends it. Spreadsheets put only cells of several lines between quotation marks, and then double those inside: a cell
 * that begins with one but does not end with another is words, and takes nothing of what follows it.
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
