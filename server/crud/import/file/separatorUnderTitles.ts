import { minBy } from 'es-toolkit'
import Papa from 'papaparse'

/** Separators that may stand between the cells of a row. */
export const separators = [',', ';', '\t', '|']

/** Finds the separator of a CSV whose rows all have as many cells, two or more, under titles of one: Papa counts too few of these to tell it. Undefined where none is like that. */
export const separatorUnderTitles = (contenido: string): string | undefined => {
  const beginning = contenido.slice(0, lookedAt)
  const { errors } = Papa.parse(beginning, { delimitersToGuess: separators, preview: beginningRows })
  if (!errors.some(({ code }) => code === 'UndetectableDelimiter')) return undefined
  const found = separators.flatMap(separator => {
    const { data } = Papa.parse<string[]>(beginning, {
      delimiter: separator,
      preview: beginningRows,
      skipEmptyLines: true,
    })
    const titles = data.findIndex(row => row.length > 1)
    const [first = [], ...rest] = data.slice(Math.max(titles, 0))
    const isTable = titles > 0 && rest.length > 0 && rest.every(({ length }) => length === first.length)
    return isTable ? [{ separator, titles }] : []
  })
  return minBy(found, ({ titles }) => titles)?.separator
}

/** Characters that are looked at. */
const lookedAt = 16 * 1024

const beginningRows = 20
