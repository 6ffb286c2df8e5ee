import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
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
import { rowCellNamed } from '../rooms.ts'
import type { RowCell } from '../../schema/names.ts'
import { headingOf } from '../../schema/heading.ts'
import { shownTextOf } from '../../schema/text.ts'
import { traitsOf } from '../../schema/traits.ts'
import { lineLength } from '../theme/tables.ts'
import { linkedColumn } from '../record/linkedColumn.ts'
import { RecordLink } from '../record/RecordLink.tsx'
import { useResource } from '../fields/useResource.ts'
import { WholeCodes } from '../fields/WholeCodes.tsx'
import { SelectBox, SelectPage } from './bulk/SelectBox.tsx'
import { OfItsRecord } from './OfItsRecord.tsx'
import { RowCellView } from './RowCellView.tsx'
import { isSortable, type Column } from './shownColumns.ts'

type Props = { columns: readonly Column[]; cells?: readonly RowCell[]; action?: ReactNode; actionHeading: string }

/** The rows under headings that sort and stay in sight, their actions always at hand. What is too long for its two lines is whole in its title. */
export const WideRows = ({ columns, cells = none, action, actionHeading }: Props) => {
  const data = useDataTableDataContext() ?? []
  const resource = useResource()
  const linked = linkedColumn(resource, columns)
  const { hasBulkActions } = useDataTableConfigContext()
  const headings = columns.length + cells.length + Number(Boolean(action)) + Number(hasBulkActions === true)
  return (
    <Table stickyHeader className={headings > mostAtEase ? 'records dense' : 'records'}>
      <TableHead>
        <TableRow>
          {hasBulkActions && (
            <TableCell padding="checkbox">
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
          {action && (
            <TableCell className="actions" align="right">
              {actionHeading}
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
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
      </TableBody>
    </Table>
  )
}

const none: readonly RowCell[] = []

/** More columns stand closer together, so that none hides under the actions at 1280 px. */
const mostAtEase = 8

type RowProps = Pick<Props, 'columns' | 'action'> & {
  record: RaRecord
  cells: readonly RowCell[]
  /** The column that leads to the record. */
  linked: string | undefined
  selectable: boolean
}

/** A row, drawn again only when its record, or what is shown of it, is another. It stands for its place on the page: the next page changes its words and builds nothing anew, but for what was made by hand and may keep a state of its record. */
const Row = memo(({ record, columns, cells, action, linked, selectable }: RowProps) => {
  const { name } = useResource()
  return (
    <RecordContextProvider value={record}>
      <TableRow hover>
        {selectable && (
          <TableCell padding="checkbox">
            <SelectBox />
          </TableCell>
        )}
        {columns.map(({ source, field, code }) => {
          const text = shownTextOf(source, field, record)
          const shown =
            code || text.length <= lineLength ? (
              text
            ) : (
              <span className="lines">
                <WholeCodes text={text} />
              </span>
            )
          return (
            <TableCell key={source} align={alignmentOf(field)} title={text}>
              {source === linked ? (
                <RecordLink resource={name} id={record.id}>
                  {shown}
                </RecordLink>
              ) : (
                shown
              )}
            </TableCell>
          )
        })}
        {cells.map((cell, at) => (
          <TableCell key={cell} {...edge(cells, at)}>
            <OfItsRecord>
              <RowCellView name={cell} />
            </OfItsRecord>
          </TableCell>
        ))}
        {action && (
          <TableCell className="actions" align="right">
            {action}
          </TableCell>
        )}
      </TableRow>
    </RecordContextProvider>
  )
})

const alignmentOf = (field: Column['field']) => (traitsOf(field).figure ? 'right' : 'left')

/** Where a cell that stays in sight stands: beside those after it. */
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
    <TableCell align={alignmentOf(field)} sortDirection={active ? order : false}>
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
