import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import type { ReactNode, Ref } from 'react'
import { DataTable } from 'react-admin'
import { headingOf } from '../fields/heading.ts'
import { isFigure, textOf } from '../fields/text.ts'
import type { RowOpening } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import type { Opening } from '../form/opening.ts'
import { Loader } from '../loader/Loader.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListFailure } from './ListFailure.tsx'
import { NarrowRows } from './NarrowRows.tsx'
import { RowActions } from './RowActions.tsx'
import { isSortable, type Column } from './shownColumns.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  columns: readonly Column[]
  height: 420 | 450
  opens?: readonly RowOpening[]
  onOpen?: (opening: Opening) => void
  /** What a hand-made room puts under «Acciones» of each row, instead of the declared actions; it finds its row in the record context. */
  action?: ReactNode
}

/** The rows under headings that sort and stay in sight, their actions always at hand. On a narrow screen each row stands on its own. */
export const RecordTable = ({ ref, columns, height, opens, onOpen, action = declared(opens, onOpen) }: Props) => {
  const { label } = useResource()
  const { isPending, isFetching, error, total, refetch } = useListContext()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const region = { ref, role: 'region', 'aria-label': label.many, 'aria-busy': isFetching, tabIndex: narrow ? -1 : 0 }
  if (isPending) return <Box {...region} sx={{ height }}><Loader /></Box>
  if (error) return <Box {...region}><ListFailure busy={isFetching} onRetry={() => void refetch()} /></Box>
  if (!total) return <Box {...region}><EmptyList /></Box>
  if (narrow) return <Box {...region}><NarrowRows columns={columns} action={action} /></Box>
  return (
    <Box {...region} sx={{ maxHeight: height, overflow: 'auto', scrollbarWidth: 'thin' }}>
      <DataTable bulkActionButtons={false} rowClick={false} sx={oneLine}>
        {columns.map(({ source, field }) => (
          <DataTable.Col
            key={source} source={source} label={headingOf(field)} disableSort={!isSortable(field)}
            align={isFigure(field.kind) ? 'right' : 'left'} render={record => <span title={textOf(source, field, record)}>{textOf(source, field, record)}</span>}
          />
        ))}
        {action && <DataTable.Col label={opens && !onOpen ? 'Consultar' : 'Acciones'} disableSort align="right">{action}</DataTable.Col>}
      </DataTable>
    </Box>
  )
}

const declared = (opens: Props['opens'], onOpen: Props['onOpen']) => (onOpen ?? opens) && <RowActions opens={opens} onOpen={onOpen} />

/** One line a row; what is too long for its column is whole in its title. */
const oneLine = { '& .RaDataTable-rowCell': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } }
