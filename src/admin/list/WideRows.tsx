import Table from '@mui/material/Table'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import {
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSortContext,
  type RaRecord,
} from 'ra-core'
import { memo, type ReactNode } from 'react'
import { currentSession } from '../../api/session.ts'
import { mayOpen, recordAddress } from '../../schema/doors/doors.ts'
import { rowCellNamed } from '../rooms.ts'
import type { RowCell } from '../../schema/names.ts'
import { headingOf } from '../../schema/record/headingOf.ts'
import { shownTextOf } from '../../schema/record/text.ts'
import { traitsOf } from '../../schema/traits.ts'
import { lineLength } from '../theme/tables.ts'
import { RecordWay } from '../record/RecordLink.tsx'
import { useResource } from '../fields/useResource.ts'
import { WholeCodes } from '../fields/WholeCodes.tsx'
import { SelectBox, SelectPage } from './bulk/SelectBox.tsx'
import { OfItsRecord } from './OfItsRecord.tsx'
import { RowCellView } from './RowCellView.tsx'
import { isSortable, type Column } from './shownColumns.ts'
import { useSteadyPress } from './useSteadyPress.ts'
import type { AnyResource } from '../../schema/resource.ts'

type Props = { columns: readonly Column[]; cells?: readonly RowCell[]; action?: ReactNode; actionHeading: string }

/** Rows under headings that sort and stay in sight, with the actions always visible. A text longer than its lines is whole in the cell's title. */
export const WideRows = ({ columns, cells = none, action, actionHeading }: Props) => {
  const data = useDataTableDataContext() ?? []
  const steady = useSteadyPress(data)
  const resource = useResource()
  const linked = mayOpen(resource, currentSession()?.rol) ? linkedColumn(resource, columns) : undefined
  const { hasBulkActions } = useDataTableConfigContext()
  const headings = columns.length + cells.length + Number(Boolean(action)) + Number(hasBulkActions === true)
  return (
    <Table stickyHeader className={headings > mostAtEase ? 'records dense' : 'records'}>
      <Head
        columns={columns}
        cells={cells}
        actionHeading={action ? actionHeading : undefined}
        selectable={hasBulkActions === true}
      />
      <tbody {...steady}>
        {data.map((record, place) => (
          <Row
            key={place}
            record={record}
            columns={columns}
            cells={cells}
            action={action}
            linked={linked}
            selectable={hasBulkActions === true}
          />
        ))}
      </tbody>
    </Table>
  )
}

const none: readonly RowCell[] = []

type HeadProps = Pick<Props, 'columns'> & { cells: readonly RowCell[]; actionHeading?: string; selectable: boolean }

/** Headings of the table, memoised so that another page does not draw them anew. */
const Head = memo(({ columns, cells, actionHeading, selectable }: HeadProps) => (
  <TableHead>
    <TableRow>
      {selectable && (
        <TableCell className="choice">
          <SelectPage />
        </TableCell>
      )}
      {columns.map(column => (
        <Heading key={column.source} {...column} />
      ))}
      {cells.map((name, at) => (
        <TableCell key={name} {...edge(cells, at)}>
          {rowCellNamed(name).label}
        </TableCell>
      ))}
      {actionHeading && (
        <TableCell className="actions" align="right">
          {actionHeading}
        </TableCell>
      )}
    </TableRow>
  </TableHead>
))

/** Columns above which the table is dense, so that none hides under the actions at 1280 px. */
const mostAtEase = 7

type RowProps = Pick<Props, 'columns' | 'action'> & {
  record: RaRecord
  cells: readonly RowCell[]
  /** Column whose cells link to the record; `undefined` for a role that may not open it. */
  linked: string | undefined
  selectable: boolean
}

/**
 * Row of the table, redrawn only for another record or columns. Bound to its place on the page (`useSteadyPress`), not
 * to its record; only hand-made cells, which may have state, are mounted anew.
 */
// Plain cells that the table styles: styling each by itself was half the cost of a page.
const Row = memo(({ record, columns, cells, action, linked, selectable }: RowProps) => {
  const { name } = useResource()
  return (
    <RecordContextProvider value={record}>
      <tr>
        {selectable && (
          <td className="choice">
            <SelectBox />
          </td>
        )}
        {columns.map(({ source, field, code }) => {
          const text = shownTextOf(source, field, record)
          const content =
            code || text.length <= lineLength ? (
              text
            ) : (
              <span className="lines">
                <WholeCodes text={text} />
              </span>
            )
          return (
            <td key={source} className={isFigure(field) ? 'figure' : undefined} title={text}>
              {source === linked ? <RecordWay to={recordAddress(name, record.id)}>{content}</RecordWay> : content}
            </td>
          )
        })}
        {cells.map((cell, at) => (
          <td key={cell} {...edge(cells, at)}>
            <OfItsRecord>
              <RowCellView name={cell} />
            </OfItsRecord>
          </td>
        ))}
        {action && <td className="actions figure">{action}</td>}
      </tr>
    </RecordContextProvider>
  )
})

const isFigure = (field: Column['field']) => traitsOf(field).figure === true

/** Returns the properties of a cell with a width of its own, which stays in sight to the left of those after it; none for other cells. */
const edge = (cells: readonly RowCell[], at: number) => {
  const [width, ...after] = cells.slice(at).map(name => rowCellNamed(name).width ?? 0)
  return width
    ? { className: 'actions', style: { width, minWidth: width, right: after.reduce((sum, each) => sum + each, 0) } }
    : {}
}

const Heading = ({ source, field }: Column) => {
  const sort = useDataTableSortContext()
  const { handleSort } = useDataTableCallbacksContext()
  const active = sort?.field === source
  const order = active && sort?.order === 'DESC' ? 'desc' : 'asc'
  return (
    <TableCell align={isFigure(field) ? 'right' : 'left'} sortDirection={active ? order : false}>
      {isSortable(field) ? (
        <TableSortLabel active={active} direction={order} data-field={source} onClick={handleSort}>
          {headingOf(field)}
        </TableSortLabel>
      ) : (
        headingOf(field)
      )}
    </TableCell>
  )
}

/** Returns the column whose cells link to the records: the title's where it is shown, else the key's, else the first. */
const linkedColumn = ({ title, key }: AnyResource, columns: readonly { source: string }[]) => {
  const sources = columns.map(({ source }) => source)
  return [title, key].find(name => sources.includes(name)) ?? sources[0]
}
