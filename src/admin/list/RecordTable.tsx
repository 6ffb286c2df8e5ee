import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DataTable, useListContext } from 'react-admin'
import { headingOf } from '../fields/heading.ts'
import { isFigure, textOf } from '../fields/text.ts'
import type { RowOpening } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import type { Opening } from '../form/opening.ts'
import { EmptyList } from './EmptyList.tsx'
import { NarrowRows } from './NarrowRows.tsx'
import { RowActions } from './RowActions.tsx'
import type { Column } from './shownColumns.ts'

type Props = { columns: readonly Column[]; height: 420 | 450; opens?: readonly RowOpening[]; onOpen?: (opening: Opening) => void }

/** The rows under headings that sort and stay in sight, their actions always at hand. On a narrow screen each row stands on its own. */
export const RecordTable = ({ columns, height, opens, onOpen }: Props) => {
  const { label } = useResource()
  const { isPending } = useListContext()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const acting = onOpen ?? opens
  if (narrow) return <NarrowRows columns={columns} opens={opens} onOpen={onOpen} />
  return (
    <Box role="region" aria-label={label.many} tabIndex={0} aria-busy={isPending} sx={{ maxHeight: height, overflow: 'auto', ...rows, ...(acting ? actions : {}) }}>
      <DataTable bulkActionButtons={false} rowClick={false} empty={<EmptyList />}>
        {columns.map(({ source, field }) => (
          <DataTable.Col
            key={source} source={source} label={headingOf(field)} disableSort={field.kind === 'computed' || field.kind === 'choices'}
            align={isFigure(field.kind) ? 'right' : 'left'} render={record => <span title={textOf(source, field, record)}>{textOf(source, field, record)}</span>}
          />
        ))}
        {acting && <DataTable.Col label={onOpen ? 'Acciones' : 'Consultar'} disableSort align="right"><RowActions opens={opens} onOpen={onOpen} /></DataTable.Col>}
      </DataTable>
    </Box>
  )
}

/** One line a row; what is too long for its column is whole in its title. */
const rows = { scrollbarWidth: 'thin', '& td': { whiteSpace: 'nowrap', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' } }

const actions = { '& tr > :last-child': { position: 'sticky', right: 0, backgroundColor: 'background.paper' }, '& thead tr > :last-child': { zIndex: 3 } }
