import { headingKey, matchHeadings } from '../../../src/schema/cells/matchHeadings.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { unreadable, type Sheet, type SheetRow } from './file/sheet.ts'
import type { Columns } from './rowReader.ts'

/** A sheet as a table: its headings, the field that each stands for, and the rows under them. */
export type Table = { headings: readonly string[]; columns: Columns; rows: readonly SheetRow[] }

/** Finds the headings of a sheet, which may stand under a title, and the field of each: as this person said it the last time, else by name. 422 for a sheet without rows, or with merged cells among them. */
export const tableOf = (
  resource: AnyResource,
  { rows, merged }: Sheet,
  remembered: Readonly<Record<string, string | null>>,
): Table => {
  const candidates = rows
    .slice(0, mostTitles)
    .map((row, at) => ({ at, row, columns: columnsOf(resource, row.celdas, remembered) }))
  const matched = (columns: Columns) => columns.filter(Boolean).length
  const [head] = candidates.toSorted((one, other) => matched(other.columns) - matched(one.columns) || one.at - other.at)
  if (!head) throw unreadable('La hoja está vacía')
  const under = rows.slice(head.at + 1)
  if (under.length === 0) throw unreadable('La hoja no tiene renglones debajo de los encabezados')
  const knot = merged.find(({ hasta }) => hasta >= head.row.renglon)
  if (knot)
    throw unreadable(`Las celdas ${knot.celdas} están combinadas: sepárelas en Excel y vuelva a elegir el archivo`)
  return { headings: head.row.celdas, columns: head.columns, rows: under }
}

const columnsOf = (
  resource: AnyResource,
  headings: readonly string[],
  remembered: Readonly<Record<string, string | null>>,
): Columns => {
  const matched = matchHeadings(resource, headings)
  const said = headings.map((heading, at) => {
    const before = remembered[headingKey(heading)]
    return before === undefined ? (matched[at] ?? null) : before
  })
  return said.map((name, at) => (name !== null && said.indexOf(name) === at ? name : null))
}

/** Rows that may stand over the headings. */
const mostTitles = 10
