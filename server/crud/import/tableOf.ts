import { columnTitle, importableFields } from '../../../src/schema/cells/importable.ts'
import { headingKey, matchHeadings } from '../../../src/schema/cells/matchHeadings.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { refuseLongCells, unreadable, type Sheet, type SheetRow } from './file/sheet.ts'
import type { Columns } from './sheetWork.ts'

/** A sheet as a table: its headings, the field of each, and the rows under them. */
type Table = { headings: readonly string[]; columns: Columns; rows: readonly SheetRow[] }

/** Finds the headings of a sheet, which may stand under a title, and the field of each: as this person last said it, else by name. 422 for a sheet without rows, or with merged cells among them. */
export const tableOf = (
  resource: AnyResource,
  sheet: Sheet,
  remembered: Readonly<Record<string, string | null>>,
): Table => {
  if (sheet.rows.length === 1) throw headingsAlone()
  refuseLongCells(sheet.rows)
  const { rows, merged } = withParts(resource, sheet)
  const candidates = rows
    .slice(0, mostTitles)
    .map((row, at) => ({ at, row, columns: columnsOf(resource, row.celdas, remembered) }))
  const matched = (columns: Columns) => columns.filter(Boolean).length
  const [head] = candidates.toSorted((one, other) => matched(other.columns) - matched(one.columns))
  if (!head) throw unreadable('La hoja está vacía')
  const under = rows.slice(head.at + 1)
  if (under.length === 0) throw headingsAlone()
  const knot = merged?.find(({ hasta }) => hasta >= head.row.renglon)
  if (knot)
    throw unreadable(`Las celdas ${knot.celdas} están combinadas: sepárelas en Excel y vuelva a elegir el archivo`)
  return { headings: head.row.celdas, columns: head.columns, rows: under }
}

const headingsAlone = () => unreadable('La hoja no tiene renglones debajo de los encabezados')

const columnsOf = (
  resource: AnyResource,
  headings: readonly string[],
  remembered: Readonly<Record<string, string | null>>,
): Columns => {
  const matched = matchHeadings(resource, headings)
  const chosen = headings.map((heading, at) => {
    const before = remembered[headingKey(heading)]
    return before === undefined ? (matched[at] ?? null) : before
  })
  return chosen.map((name, at) => (chosen.indexOf(name) === at ? name : null))
}

/** Folds the columns that hold places of a part, each under its own heading, into one. */
const withParts = (resource: AnyResource, sheet: Sheet): Sheet =>
  importableFields(resource).reduce((widening, [name, field]) => {
    const cells = field.kind === 'part' ? field.cells : undefined
    if (!cells) return widening
    const placesIn = ({ celdas }: SheetRow) =>
      celdas.flatMap((text, at) => {
        const place = cells.place(headingKey(text))
        return place === undefined ? [] : [{ place, at }]
      })
    const head = widening.rows.slice(0, mostTitles).findIndex(row => placesIn(row).length > 0)
    const places = widening.rows[head] ? placesIn(widening.rows[head]) : []
    if (places.length === 0) return widening
    const apart = new Set(places.map(({ at }) => at))
    const folded = (row: SheetRow, nth: number): SheetRow => ({
      ...row,
      celdas: [
        ...row.celdas.filter((_, at) => !apart.has(at)),
        ...(nth < head
          ? []
          : [
              nth === head
                ? columnTitle([name, field])
                : cells.join(places.map(({ place, at }) => [place, row.celdas[at] ?? ''] as const)),
            ]),
      ],
    })
    const width = Math.max(...widening.rows.map(({ celdas }) => celdas.length))
    return {
      ...widening,
      rows: widening.rows.map((row, nth) => folded({ ...row, celdas: widened(row.celdas, width) }, nth)),
    }
  }, sheet)

const widened = (cells: readonly string[], width: number) => Array.from({ length: width }, (_, at) => cells[at] ?? '')

/** Rows among which the headings are looked for. */
const mostTitles = 10
